import { afterAll, beforeAll, expect, test } from 'vitest'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

let opened: TestStores
beforeAll(async () => {
  opened = await openTestStores()
  for (const id of ['ann', 'bob']) await opened.stores.members.add(testMember(id), testRegistration)
})
afterAll(() => opened.close())

const ann = { merchant: 'alpha', memberId: 'ann' }
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))

test('factors belong to a merchant, and are set separately', async () => {
  const { factors } = opened.stores
  await factors.set(ann, { payeeName: 'Ann Lee' })
  await factors.set(ann, { alwaysAsk: true })
  expect(await factors.of('alpha', 'ann')).toMatchObject({ payeeName: 'Ann Lee', alwaysAsk: true, authenticatorSecret: null })
  expect(await factors.of('beta', 'ann')).toMatchObject({ payeeName: null, alwaysAsk: false })
})

// Proves two-factor-16.
test('a step is accepted once, and no earlier step after it: of several at once only one (spec 1 §4, An authenticator code works once)', async () => {
  const { factors } = opened.stores
  await factors.set(ann, { authenticatorSecret: 'sealed' })
  expect((await Promise.all(Array.from({ length: 5 }, () => factors.acceptStep(ann, 100)))).filter(Boolean)).toHaveLength(1)
  expect(await factors.acceptStep(ann, 99)).toBe(false)
  expect(await factors.acceptStep(ann, 101)).toBe(true)
})

test('a password proof is valid for its network until it expires, is dropped or swept', async () => {
  const bobAt = (prefix: string) => ({ merchant: 'alpha', memberId: 'bob', prefix })
  const { factors } = opened.stores
  await factors.addProof(bobAt('here'), at(10))
  await factors.addProof(bobAt('here'), at(20))
  await factors.addProof(bobAt('there'), at(20))
  expect(await factors.hasProof(bobAt('here'), at(19))).toBe(true)
  expect(await factors.hasProof(bobAt('here'), at(20))).toBe(false)
  expect(await factors.hasProof(bobAt('elsewhere'), at(1))).toBe(false)
  await factors.dropProof(bobAt('here'))
  expect(await factors.hasProof(bobAt('here'), at(1))).toBe(false)
  expect(await factors.sweepProofs(at(19))).toBe(0)
  expect(await factors.sweepProofs(at(20))).toBe(1)
})
