import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CallName, Calls } from '@foyer/contract'
import type { RequestOf } from '@foyer/contract/call'
import type { ErrorCode } from '@foyer/contract/errors'
import { openPostgres } from '#db/postgres.ts'
import { createTestApp } from './test-app.ts'

/** Calls that the process makes, all at once. */
export interface Order<Name extends CallName = CallName> {
  readonly call: Name
  readonly asked: readonly RequestOf<Calls[Name]>[]
}
/** The outcome of each call. */
export type Report = readonly ('in' | ErrorCode)[]

export interface AppProcess {
  make<Name extends CallName>(order: Order<Name>): Promise<Report>
  stop(): Promise<void>
}

/** The whole server in a separate process on the database at `href`, with the test merchants and a clock that does not move. The test must stop it. */
export const startAppProcess = async (href: string): Promise<AppProcess> => {
  const child = fork(fileURLToPath(import.meta.url), [href], { execArgv: [] })
  await once(child, 'message')
  return {
    make: async order => {
      const report = once(child, 'message') as Promise<[Report]>
      child.send(order)
      return (await report)[0]
    },
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await openPostgres(process.argv[2] ?? '', error => {
    throw error
  })
  const wire = await createTestApp({ database })
  process.on('message', ({ call, asked }: Order) => {
    const make = async () => {
      const outcomes = await Promise.all(asked.map(one => wire.client().call(call, one)))
      process.send?.(outcomes.map(outcome => (outcome.success ? 'in' : outcome.errorCode)))
    }
    void make()
  })
  const leave = async () => {
    await wire.close()
    process.exit()
  }
  process.once('SIGTERM', () => void leave())
  process.send?.('ready')
}
