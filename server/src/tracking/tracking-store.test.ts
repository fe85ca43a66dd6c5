import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { trackingChoices } from './schema.ts'
import type { TrackingVisitor } from './visitor-store.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const owner = { merchant: 'alpha', memberId: 'ann' }

let opened: TestStores
beforeAll(async () => {
  opened = await openTestStores()
  await opened.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => opened.close())

const visitor = (id: string, chosenAt: Date, changes: Partial<TrackingVisitor> = {}): TrackingVisitor => ({
  merchant: 'alpha',
  id,
  memberId: 'ann',
  version: '7',
  measurement: true,
  marketing: true,
  chosenAt,
  pixels: {},
  native: {},
  ip: '203.0.113.7',
  userAgent: 'a browser',
  origin: 'http://alpha.test',
  seenAt: chosenAt,
  ...changes,
})

// Proves tracking-14.
test('what is old is swept; what a member has once stays, and so does the choice that holds, as its proof', async () => {
  const { tracking, trackedData } = opened.stores
  // On the phone the choice of the second day holds; the tablet was not seen again.
  await tracking.choose(visitor('phone', day(1)), false)
  await tracking.choose(visitor('phone', day(2), { marketing: false }), true)
  await tracking.see({ ...visitor('phone', day(2)), seenAt: day(9) })
  await tracking.choose(visitor('tablet', day(1)), false)
  await tracking.choose(visitor('of-a-stranger', day(1), { memberId: null }), false)
  const event = { merchant: 'alpha', visitorId: 'phone', memberId: 'ann', once: null, amount: null, asset: null, detail: {}, at: day(2) }
  const events = [
    { ...event, id: 'page', moment: 'viewContent' },
    { ...event, id: 'registration', moment: 'register', once: 'ann' },
    { ...event, id: 'first-open', moment: 'firstOpen', once: 'of-a-stranger', memberId: null },
    { ...event, id: 'late', moment: 'viewContent', at: day(5) },
  ] as const
  for (const one of events) await tracking.addEvent(one)
  await tracking.sweep('beta', day(9))
  expect((await trackedData.choices(owner, 10)).map(({ visitorId, at }) => [visitorId, at])).toEqual([
    ['phone', day(2)],
    ['phone', day(1)],
    ['tablet', day(1)],
  ])

  await tracking.sweep('alpha', day(5))
  const left = await trackedData.all(owner)
  expect(left.visitors.map(({ id }) => id)).toEqual(['phone'])
  expect(await opened.db.select().from(trackingChoices)).toMatchObject([
    { visitorId: 'phone', at: day(2), marketing: false, globalPrivacyControl: true },
  ])
  expect(left.events.map(({ id }) => id)).toEqual(['registration', 'late'])
  expect(await tracking.event('alpha', 'first-open')).toBeUndefined()
  expect(await tracking.visitor('alpha', 'of-a-stranger')).toBeUndefined()
})
