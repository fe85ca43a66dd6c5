import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { memberTags } from './schema.ts'

let stage: TestStores
const NOW = new Date('2026-01-06')
beforeAll(async () => {
  stage = await openTestStores()
  for (const [day, id] of ['dan', 'cid', 'bob', 'ann'].entries()) {
    await stage.stores.members.add(testMember(id, { registeredAt: new Date(`2026-01-0${day + 1}`) }), testRegistration)
  }
  for (const memberId of ['dan', 'ann', 'cid'])
    await stage.stores.casework.addTag({ merchant: 'alpha', memberId, tag: 'vip-watch', by: 'staff', at: NOW })
  await stage.stores.casework.addTag({ merchant: 'alpha', memberId: 'bob', tag: 'other', by: 'staff', at: NOW })
})
afterAll(() => stage.close())

const withTag = (after?: { readonly at: Date; readonly id: string }) =>
  stage.stores.memberSearch.list('alpha', { state: 'all', tag: 'vip-watch', after, at: NOW, limit: 2 })
const cid = { at: new Date('2026-01-02'), id: 'cid' }

// Proves staff-11.
test('members with a tag stand in the order of their registration, page by page', async () => {
  expect(await withTag()).toEqual(['ann', 'cid'])
  expect(await withTag(cid)).toEqual(['dan'])
})

test('a tag that a server of an earlier version wrote stands at its place', async () => {
  await stage.db.update(memberTags).set({ registeredAt: null }).where(eq(memberTags.memberId, 'cid'))
  expect(await withTag()).toEqual(['ann', 'cid'])
  expect(await withTag(cid)).toEqual(['dan'])
  await stage.db.update(memberTags).set({ registeredAt: null })
  expect(await withTag()).toEqual(['ann', 'cid'])
})

test('a tag is added once, and to nobody whom the merchant does not have', async () => {
  const tag = { merchant: 'alpha', tag: 'vip-watch', by: 'staff', at: NOW }
  expect(await stage.stores.casework.addTag({ ...tag, memberId: 'ann' })).toBe(false)
  expect(await stage.stores.casework.addTag({ ...tag, memberId: 'nobody' })).toBe(false)
})
