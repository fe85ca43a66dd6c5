import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallAnswers, CallName, CallRequests } from '@foyer/contract'
import type { ErrorCode } from '@foyer/contract/errors'
import { openPostgres } from '#kernel/db/postgres.ts'
import { forkProgram } from './programs/programs.ts'
import { createTestApp } from './test-app.ts'
import { writeFolder } from './test-merchants.ts'
import type { Outcome } from './wire-client.ts'

/** Calls that the process makes, all at once, by the member with this token or by a visitor. */
export interface Order<Name extends CallName = CallName> {
  readonly call: Name
  readonly requests: readonly CallRequests[Name][]
  readonly token?: string
}
/** The outcome of each call. */
export type Report = readonly ('in' | ErrorCode)[]

export interface AppProcess {
  make<Name extends CallName>(order: Order<Name>): Promise<Report>
  /** The same, with what each call answered. */
  call<Name extends CallName>(order: Order<Name>): Promise<readonly Outcome<CallAnswers[Name]>[]>
  stop(): Promise<void>
}

/** Files of merchants alpha and beta, by their path below the merchant's folder. */
type Files = Readonly<Record<string, object>>

/** The whole server in a separate process on the database at `href`, with the test merchants and a clock that does not move. The test must stop it. */
export const startAppProcess = async (href: string, files: Files = {}): Promise<AppProcess> => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [href, JSON.stringify(files)])
  await once(child, 'message')
  const waiting = new Map<number, (outcomes: never) => void>()
  child.on('message', ({ id, outcomes }: { readonly id: number; readonly outcomes: never }) => {
    waiting.get(id)?.(outcomes)
    waiting.delete(id)
  })
  let orders = 0
  const call: AppProcess['call'] = order =>
    new Promise(resolve => {
      orders += 1
      waiting.set(orders, resolve)
      child.send({ ...order, id: orders })
    })
  return {
    call,
    make: async order => (await call(order)).map(outcome => (outcome.success ? 'in' : outcome.errorCode)),
    stop: async () => {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , href = '', files = '{}'] = process.argv
  const database = await openPostgres(href, error => {
    throw error
  })
  const wire = await createTestApp({ database })
  for (const code of ['alpha', 'beta']) await writeFolder(join(wire.system.merchantsDirectory, code), JSON.parse(files) as Files)
  const faults = await wire.system.merchants.reload()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
  process.on('message', ({ id, call, requests, token }: Order & { readonly id: number }) => {
    const make = async () => {
      const client = wire.client()
      client.token = token
      process.send?.({ id, outcomes: await Promise.all(requests.map(one => client.call(call, one))) })
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
