import type { ErrorCode } from '@foyer/contract/errors'
import { useState } from 'react'
import { RequestError } from '#request/request-error.ts'

/** The server wants the member to prove their identity again before it carries out the request. */
export const isConfirmationRequired = (error: unknown): boolean =>
  error instanceof RequestError && error.code === ('confirmation.required' satisfies ErrorCode)

export interface Confirmation {
  /** Runs `work`; if it is refused without a confirmation, asks for one and runs it again. Undefined if the member cancels. */
  guard<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** True while `ConfirmSheet` asks the member. */
  readonly asking: boolean
  end(confirmed: boolean): void
}

export const useConfirmation = (): Confirmation => {
  const [waiting, setWaiting] = useState<{ readonly settle: (confirmed: boolean) => void } | null>(null)
  const guard: Confirmation['guard'] = async work => {
    try {
      return await work()
    } catch (error) {
      if (!isConfirmationRequired(error)) throw error
    }
    const confirmed = await new Promise<boolean>(settle => setWaiting({ settle }))
    return confirmed ? guard(work) : undefined
  }
  return {
    guard,
    asking: waiting !== null,
    end: confirmed => {
      setWaiting(null)
      waiting?.settle(confirmed)
    },
  }
}
