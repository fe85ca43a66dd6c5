import { afterAll, afterEach, expect } from 'vitest'
import { inCall } from './in-call.ts'
import { PARTITION } from './partitioned-migrations.ts'
import { inPlan, listenToStatements, planOf } from './statements.ts'

/** The partitions that a plan reads or changes. Where all tables are split alike, a merchant's rows are in those of one number. */
export const partitionsIn = (plan: unknown): ReadonlySet<string> =>
  new Set(inPlan(plan, 'Relation Name').flatMap(name => PARTITION.exec(name)?.[1] ?? []))

/** The statements of calls that touched several partitions; they fail the test that made the call. */
export const scattered: string[] = []

/** Looks at the plan of every statement that a call sends, once in a file. Sweeps and jobs are no calls. */
export const expectOnePartitionPerCall = (): void => {
  const seen = new Set<string>()
  const stop = listenToStatements((statement, client) => {
    if (!inCall.getStore() || seen.has(statement.text)) return undefined
    seen.add(statement.text)
    const look = async () => {
      const partitions = partitionsIn(await planOf(client, statement))
      if (partitions.size > 1) scattered.push(statement.text)
    }
    return look()
  })
  afterAll(stop)
  afterEach(() => expect(scattered.splice(0), 'statements of a call that do not name the merchant').toEqual([]))
}
