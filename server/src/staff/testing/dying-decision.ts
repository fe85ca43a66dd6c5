import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '#kernel/db/postgres.ts'
import { createTestDeps } from '#testing/harness.ts'
import { forkProgram } from '#testing/programs/programs.ts'
import { testClock } from '#testing/test-clock.ts'
import { consoleOn } from './console-stage.ts'

/** At which moment the process is killed: everything was done and nothing is committed, or it is committed and nobody was answered. */
export type Moment = 'before commit' | 'after commit'

interface Order {
  readonly href: string
  readonly moment: Moment
  /** Of whoever decides. */
  readonly cookie: string
  readonly key: { readonly merchant: string; readonly id: string }
  readonly seen: string
  /** The time of the test, ISO 8601. */
  readonly now: string
}

/** A process with a console of its own on the database at `href` approves, and dies at the moment without warning, like a power cut. Resolves when it is dead. */
export const approveAndDie = async (order: Order): Promise<NodeJS.Signals | null> => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [JSON.stringify(order)])
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return signal
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { href, moment, cookie, key, seen, now } = JSON.parse(process.argv[2] ?? '{}') as Order
  const database = await openPostgres(href, error => {
    throw error
  })
  const system = await createTestDeps({ database, clock: testClock(now) })
  const die = () => process.kill(process.pid, 'SIGKILL')
  let decides = false
  const inUnit: typeof system.inUnit = async work => {
    const value = await system.inUnit(async unit => {
      const result = await work(unit)
      if (decides && moment === 'before commit') die()
      return result
    })
    if (decides) die()
    return value
  }
  const { visitor } = await consoleOn({ ...system, inUnit })
  const checker = visitor()
  checker.cookie = cookie
  decides = true
  await checker.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen })
}
