import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { networks } from '#account/schema/networks.ts'
import { pushSubscriptions } from '#push/schema.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession, openTestStores, type TestStores } from '#testing/test-stores.ts'
import { trackingVisitors } from '#tracking/schema.ts'

// What else is written when sessions are opened and ended (functions/open.sql, functions/end.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
  for (const id of ['ann', 'bea']) await stage.stores.members.add(testMember(id, { username: id }), testRegistration)
})
afterAll(() => stage.close())

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))

test('a network counts the sessions that were opened from there', async () => {
  for (const hash of ['one', 'two', 'three']) await openTestSession(stage.stores, testSession(hash, 'ann', { createdAt: at(1) }))
  const [first, ...more] = await stage.db.select().from(networks)
  expect(more).toEqual([])
  expect(first).toMatchObject({ memberId: 'ann', prefix: '203.0.113.0/24', signIns: 3, lastSeenAt: at(1) })
})

test('a lock ends at its moment', async () => {
  await stage.db.execute(sql`update members set locked_until = ${at(3).toISOString()} where merchant = 'alpha' and id = 'bea'`)
  const early = openTestSession(stage.stores, testSession('early', 'bea', { createdAt: new Date(at(3).getTime() - 1) }))
  await expect(early).rejects.toThrow('no such member')
  await expect(openTestSession(stage.stores, testSession('due', 'bea', { createdAt: at(3) }))).resolves.toBeUndefined()
})

test('the device is that of whoever signed in there last, whenever it was seen', async () => {
  const visitor = { version: '1', measurement: true, marketing: true, chosenAt: at(1), pixels: {} as never, native: {} as never }
  const device = (merchant: string, id: string, hour: number) => ({
    ...{ ...visitor, merchant, id, memberId: null, ip: '203.0.113.1', userAgent: 'test', origin: 'http://test', seenAt: at(hour) },
  })
  await stage.db.insert(trackingVisitors).values([device('alpha', 'phone', 2), device('alpha', 'tablet', 9), device('beta', 'phone', 2)])
  for (const [hash, deviceId] of [
    ['on-phone', 'phone'],
    ['on-tablet', 'tablet'],
    ['on-none', null],
  ] as const)
    await openTestSession(stage.stores, testSession(hash, 'ann', { deviceId, createdAt: at(5) }))
  const rows = await stage.db.select().from(trackingVisitors).orderBy(trackingVisitors.merchant, trackingVisitors.id)
  expect(rows.map(({ merchant, id, memberId, seenAt }) => [merchant, id, memberId, seenAt])).toEqual([
    ['alpha', 'phone', 'ann', at(5)],
    ['alpha', 'tablet', 'ann', at(9)],
    ['beta', 'phone', null, at(2)],
  ])
})

test('with the sessions of a device its push ends, and no other', async () => {
  const bound = (sessionHash: string) => ({
    ...{ merchant: 'alpha', memberId: 'ann', id: `of ${sessionHash}`, provider: 'test', sealedToken: '', sessionHash, origin: 'http://test' },
    ...{ language: 'EN', toAll: false, boundAt: at(6) },
  })
  await stage.db.insert(pushSubscriptions).values([bound('on-phone'), bound('on-tablet')])
  await stage.stores.sessions.endOfDevice('alpha', 'ann', 'phone')
  const left = await stage.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.memberId, 'ann'))
  expect(left.map(({ sessionHash }) => sessionHash)).toEqual(['on-tablet'])
})
