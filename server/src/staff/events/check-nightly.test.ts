import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestDeps } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { recordCommand } from './record-command.ts'

// Proves staff-9.
test('every night the log gets the end of each chain, and what was changed in it', async () => {
  const lines: string[] = []
  const database = await openTestDatabase()
  const system = await createTestDeps({ database, recurring: ['staff'], log: pino({ level: 'info' }, { write: line => void lines.push(line) }) })
  const logged = () =>
    lines
      .splice(0)
      .map(line => JSON.parse(line) as { readonly msg: string })
      .filter(({ msg }) => msg.startsWith('the events of staff'))
  await system.jobs.runDue()
  for (const name of ['one', 'two']) await recordCommand(system)('alpha', name, [])
  expect(logged()).toEqual([])

  system.clock.advance(24 * 3600)
  await system.jobs.runDue()
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'the events of staff are whole',
      merchant: 'alpha',
      events: 2,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    }),
  ])

  for (const statement of [
    'alter table staff_events disable trigger user',
    `update staff_events set about_id = 'other' where number = 2`,
    'alter table staff_events enable trigger user',
  ])
    await database.db.execute(sql.raw(statement))
  system.clock.advance(24 * 3600)
  await system.jobs.runDue()
  expect(logged()).toEqual([
    expect.objectContaining({ level: 50, msg: 'the events of staff were changed', merchant: 'alpha', fault: 'event 2 was altered' }),
  ])
  await system.close()
})
