import pg from 'pg'
import { createBareSignIn } from './bare-sign-in.ts'

/** The requests of the parent process over its channel. */
export type Question = { readonly query: 'usage' } | { readonly query: 'bare hash'; readonly count: number; readonly atOnce: number }
/** `cpu`: ms of processor time this process has taken, all its threads together. `queries`: statements sent to the database. */
export interface Usage {
  readonly cpu: number
  readonly queries: number
}

let queries = 0
const send = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  queries += 1
  return Reflect.apply(send, this, args)
} as typeof send

const usage = (): Usage => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, queries }
}

const signInBare = async (signIn: () => Promise<boolean>, count: number, atOnce: number): Promise<void> => {
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await signIn()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

process.on('message', (question: Question) => {
  const answer = async () => {
    if (question.query === 'bare hash') {
      const signIn = await createBareSignIn()
      await signIn()
      const before = usage()
      await signInBare(signIn, question.count, question.atOnce)
      const after = usage()
      return { cpu: after.cpu - before.cpu, queries: 0 }
    }
    return usage()
  }
  void answer().then(usage => process.send?.(usage))
})

await import('@foyer/server/src/app/main.ts')
