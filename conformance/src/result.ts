import type { CallName } from '@foyer/contract'

/** What a result is about: a call, the server as a whole, or a flow of several calls. */
export type Subject = CallName | 'the server' | `flow: ${string}`

export interface Result {
  readonly subject: Subject
  readonly check: string
  readonly outcome: 'passed' | 'failed' | 'not tested'
  /** Why it failed, or was not tested. */
  readonly reason?: string
}

/** Ends a check that cannot be made here, with the reason. */
export class NotTested extends Error {}

/** Ends a check that found something otherwise than the contract or the rule book says. */
export class Otherwise extends Error {}

export const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Otherwise(otherwise)
}

export interface Results {
  readonly all: readonly Result[]
  /** Makes a check and notes what came of it: it passes unless it throws. Resolves with whether it passed. */
  check(subject: Subject, check: string, make: () => Promise<void> | void): Promise<boolean>
}

export const createResults = (): Results => {
  const all: Result[] = []
  return {
    all,
    async check(subject, check, make) {
      try {
        await make()
        all.push({ subject, check, outcome: 'passed' })
        return true
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const outcome = error instanceof NotTested ? 'not tested' : 'failed'
        all.push({ subject, check, outcome, reason: error instanceof Otherwise || error instanceof NotTested ? reason : `it broke off: ${reason}` })
        return false
      }
    },
  }
}
