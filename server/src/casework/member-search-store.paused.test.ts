import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playPauses } from '#safe-play/schema.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

let stage: TestStores
const NOW = new Date('2026-01-06')
const exclusion = { kind: 'exclusion', since: new Date('2026-01-05'), until: null, endsAt: null } as const
beforeAll(async () => {
  stage = await openTestStores()
  for (const [day, id] of ['dan', 'cid', 'bob', 'ann'].entries()) {
    await stage.stores.members.add(testMember(id, { registeredAt: new Date(`2026-01-0${day + 1}`) }), testRegistration)
  }
  for (const memberId of ['ann', 'cid', 'dan']) await stage.stores.safePlay.setPause({ merchant: 'alpha', memberId }, exclusion)
})
afterAll(() => stage.close())

const excluded = (more: { readonly after?: { readonly at: Date; readonly id: string }; readonly tag?: string; readonly at?: Date } = {}) =>
  stage.stores.memberSearch.list('alpha', { state: 'excluded', tag: undefined, after: undefined, at: NOW, limit: 2, ...more })
const cid = { at: new Date('2026-01-02'), id: 'cid' }

// Proves staff-11.
test('members who are excluded stand in the order of their registration, page by page', async () => {
  expect(await excluded()).toEqual(['ann', 'cid'])
  expect(await excluded({ after: cid })).toEqual(['dan'])
})

test('a row that a server of an earlier version wrote stands at its place', async () => {
  await stage.db.update(playPauses).set({ registeredAt: null }).where(eq(playPauses.memberId, 'cid'))
  expect(await excluded()).toEqual(['ann', 'cid'])
  expect(await excluded({ after: cid })).toEqual(['dan'])
  await stage.db.update(playPauses).set({ registeredAt: null })
  expect(await excluded()).toEqual(['ann', 'cid'])
})

test('of those with a tag the others are left out, and so is whoever may play again', async () => {
  for (const memberId of ['dan', 'bob']) await stage.stores.casework.addTag({ merchant: 'alpha', memberId, tag: 'vip-watch', by: 'staff', at: NOW })
  expect(await excluded({ tag: 'vip-watch' })).toEqual(['dan'])
  const ends = new Date('2026-02-01')
  await stage.stores.safePlay.setPause({ merchant: 'alpha', memberId: 'ann' }, { ...exclusion, until: ends, endsAt: ends })
  expect(await excluded({ at: new Date(ends.getTime() - 1) })).toEqual(['ann', 'cid'])
  expect(await excluded({ at: ends })).toEqual(['cid', 'dan'])
})
