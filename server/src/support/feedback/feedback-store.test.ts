import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

let opened: TestStores
const sentAt = new Date('2026-01-01T00:00:00Z')
const sent = { merchant: 'alpha', memberId: 'ann', clientId: 'same-0001', topic: 'game', text: 'Hello', sentAt } as const
beforeAll(async () => {
  opened = await openTestStores()
  await opened.stores.members.add(testMember('ann'), testRegistration)
})
afterAll(() => opened.close())

test('of many that are sent at once under one client id, one is stored with its pictures, and all get its id', async () => {
  const { inUnit, stores } = opened
  const image = new Uint8Array([1, 2, 3])
  const ids = await Promise.all(Array.from({ length: 10 }, () => inUnit(unit => unit.feedback.add(sent, [image, image]))))
  expect(new Set(ids).size).toBe(1)
  expect(await stores.feedback.ofMember(sent, 10)).toHaveLength(1)
  expect((await stores.feedback.pictures('alpha', ids[0]!)).map(one => [...one])).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(await stores.feedback.pictures('beta', ids[0]!)).toEqual([])
})

test('an answer is set once unless it replaces the other, and what is old goes with its pictures', async () => {
  const { feedback } = opened.stores
  const id = await opened.inUnit(unit => unit.feedback.add({ ...sent, clientId: 'other-001' }, [new Uint8Array([4])]))
  const answer = (text: string, replaces = false) => feedback.answer('alpha', id, { text, at: sentAt, replaces })
  expect([await answer('Yes'), await answer('No'), (await feedback.byId('alpha', id))?.answer]).toEqual([true, false, 'Yes'])
  expect([await answer('No', true), (await feedback.byId('alpha', id))?.answer]).toEqual([true, 'No'])
  expect(await feedback.sweep('beta', sentAt)).toBe(0)
  expect(await feedback.sweep('alpha', sentAt)).toBe(2)
  expect(await feedback.pictures('alpha', id)).toEqual([])
})
