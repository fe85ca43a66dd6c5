import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storesOn } from '#app/stores.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'

describe.runIf(postgresUrl)('a session that is opened', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
  })
  afterAll(() => database.close())

  test('while the password changes waits for it, and is not opened with the old one', async () => {
    const stores = storesOn(database.db)
    await stores.members.add(testMember('ann'), testRegistration)
    const changed = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const changing = database.db.transaction(async unit => {
      await unit.execute(sql`update members set password_hash = 'another' where merchant = 'alpha' and id = 'ann'`)
      changed.resolve()
      await free.promise
    })
    await changed.promise
    const opening = openTestSession(stores, testSession('late', 'ann')).then(
      () => 'opened',
      () => 'not opened',
    )
    try {
      await expect.poll(() => waitingForLocks(database.db)).toBe(1)
    } finally {
      free.resolve()
    }
    await changing
    expect(await opening).toBe('not opened')
    expect(await stores.sessions.withMember('alpha', 'late')).toBeUndefined()
  })
})
