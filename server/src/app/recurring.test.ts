import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { auditEventsIn } from '#testing/stored-rows.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testEvent, testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'
import { everySubject } from './recurring.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps({ recurring: everySubject, merchants: { beta: { session: { idleSeconds: 3600 } } } })
})
afterAll(() => system.close())

const DAY = 24 * 60 * 60

describe('clean-ups (docs/jobs.md)', () => {
  test('remove expired rows, and only those', async () => {
    const { stores, clock, jobs } = system
    const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000)
    const now = clock()
    for (const merchant of ['alpha', 'beta']) {
      await stores.members.add(testMember(merchant, { merchant }), testRegistration)
      await openTestSession(stores, testSession(merchant, merchant, { merchant, createdAt: now, lastUsedAt: now }))
    }
    const token = { tokenHash: 't', merchant: 'alpha', memberId: 'alpha', deviceId: null, replacedHash: null, replacedAt: null, createdAt: now }
    await stores.remember.add({ ...token, seriesHash: 'short', expiresAt: later(60) })
    await stores.remember.add({ ...token, seriesHash: 'long', expiresAt: later(30 * DAY) })
    await stores.keys.acceptOnce('digest', later(60))
    await stores.limits.consume('alpha', [{ key: 'window', points: 1, endsAt: later(60) }], now)

    clock.advance(600)
    expect(await jobs.runDue()).toBeGreaterThan(0)

    // Idle for ten minutes: the session has ended at alpha (300 s), not at beta.
    expect(await stores.sessions.withMember('alpha', 'alpha')).toBeUndefined()
    expect(await stores.sessions.withMember('beta', 'beta')).toBeDefined()
    expect(await stores.remember.find('alpha', 'short')).toBeUndefined()
    expect(await stores.remember.find('alpha', 'long')).toBeDefined()
    expect(await stores.keys.acceptOnce('digest', later(60))).toBe(true)
    expect(await stores.limits.sweep(clock())).toBe(0)
  })

  test.each([
    [365, ['old', 'new']],
    [30, ['new']],
  ])('keep the log of identity events for %s days', async (auditDays, kept) => {
    const database = await openTestDatabase()
    const own = await createTestDeps({ recurring: everySubject, config: { auditDays }, database })
    const { stores, clock, jobs } = own
    await stores.audit.add(testEvent('old', { at: clock() }))
    clock.advance(20 * DAY)
    await stores.audit.add(testEvent('new', { at: clock() }))
    clock.advance(11 * DAY)
    await jobs.runDue()
    expect((await auditEventsIn(database.db)).map(({ event }) => event)).toEqual(kept)
    await own.close()
  })

  test('repeat', async () => {
    system.clock.advance(DAY)
    expect(await system.jobs.runDue()).toBeGreaterThan(0)
    expect(await system.jobs.runDue()).toBe(0)
  })
})
