import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'

// Proves staff-8.
describe.runIf(postgresUrl)('requests for the same at the same moment', () => {
  let database: OpenDatabase
  let stage: ConsoleStage
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
    stage = await createConsoleStage({ database })
  })
  afterAll(() => stage.close())

  /** Sends these at once, so that none is written before all of them have looked at what there is, or wait for one that has. */
  const atOnce = async <Answer>(sent: readonly (() => Promise<Answer>)[]): Promise<readonly Answer[]> => {
    let answers: Promise<readonly Answer[]> = Promise.resolve([])
    await database.db.transaction(async unit => {
      // Others may read these rows, and write none until the end of this.
      await unit.execute(sql`lock table staff_approvals in share mode`)
      answers = Promise.all(sent.map(async send => await send()))
      await expect.poll(() => waitingForLocks(database.db)).toBe(sent.length)
    })
    return await answers
  }

  test('of one person they leave one approval, and those for something else one each', async () => {
    const compliance = await stage.staff('compliance')
    const ask = (reason: string) => async () => opValue(await compliance.call('exclusions.askExport', { reason })).approval
    const [one, same, another] = await atOnce([ask('For the regulator'), ask('For the regulator'), ask('For the court')])
    expect(same).toBe(one)
    expect(another).not.toBe(one)
    const waiting = await stage.system.stores.staffApprovals.list('alpha', true, 10)
    expect(waiting).toHaveLength(2)
    expect(new Set(waiting.map(({ id }) => id))).toEqual(new Set([one, another]))
  })
})
