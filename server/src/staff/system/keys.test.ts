import type { OwnKeyKind } from '@foyer/contract/staff/ops/keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEYS_FRESH_MS } from '#kernel/crypto/kept-keys.ts'
import { createKeyRing } from '#kernel/crypto/key-ring.ts'
import { consoleOn, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { createTestDeps } from '#testing/harness.ts'

let stage: ConsoleStage
let owner: OpClient
let second: OpClient
beforeAll(async () => {
  stage = await consoleOn(await createTestDeps())
  owner = await stage.staff('owner')
  second = await stage.staff('owner')
})
afterAll(() => stage.close())

const reason = 'The laptop of an engineer was stolen'
const keyAt = async (key: OwnKeyKind, merchant: string) =>
  opValue(await owner.call('system.keys', {})).keys.find(one => one.key === key && one.merchant === merchant)
const request = async (key: OwnKeyKind, merchant: string, by = owner) =>
  opValue(await by.call('system.rotateKey', { key, merchant, reason })).approval
const approve = async (id: string, merchant: string, by = second) => {
  const { seen } = opValue(await by.call('approvals.get', { merchant, id }))
  return await by.call('approvals.decide', { merchant, id, decision: 'approve', answer: 'Yes, at once', ...(seen !== null && { seen }) })
}
const rotate = async (key: OwnKeyKind, merchant: string) => opValue(await approve(await request(key, merchant), merchant))

// Proves staff-42.
test('another key that opens encrypted calls is made by two owners: the next request gets it, and the one before opens for its time', async () => {
  const ring = createKeyRing(stage.system)
  const before = await ring.current()
  const id = await request('envelope', '*')
  expect(await keyAt('envelope', '*')).toMatchObject({ waits: true })
  expect(await approve(id, '*', owner)).toMatchObject({ code: 'approval.own' })
  expect(await ring.current()).toBe(before)
  opValue(await approve(id, '*'))
  stage.system.clock.advance(30)
  const after = await ring.current()
  expect(after).not.toBe(before)
  expect(await ring.find(before)).toBeDefined()
  expect(await keyAt('envelope', '*')).toMatchObject({ waits: false, earlier: 1 })
  stage.system.clock.advance(10 * 60 + 1)
  expect(await ring.find(before)).toBeUndefined()
  await ring.settle()
})

// Proves staff-42.
test('another key of one merchant signs within seconds, and what the one before signed stays valid; other merchants keep theirs', async () => {
  const { stores, lotteryKeys, pushKeys, clock } = stage.system
  const [before, ofBeta] = [await lotteryKeys.of(stores, 'alpha'), await lotteryKeys.of(stores, 'beta')]
  const [pushBefore] = await pushKeys.of('alpha')
  await rotate('lottery', 'alpha')
  await rotate('push', 'alpha')
  clock.advance(KEYS_FRESH_MS / 1_000)
  const after = await lotteryKeys.of(stores, 'alpha')
  expect(after.publicKey).not.toBe(before.publicKey)
  expect(after.earlierKeys).toEqual([before.publicKey])
  expect((await lotteryKeys.of(stores, 'beta')).publicKey).toBe(ofBeta.publicKey)
  const keys = await pushKeys.of('alpha')
  expect(keys.map(({ publicKey }) => publicKey)).toEqual([expect.not.stringContaining(pushBefore.publicKey), pushBefore.publicKey])
  expect(await keyAt('lottery', 'alpha')).toMatchObject({ earlier: 1 })
})

// Proves staff-42.
test('a key that somebody else has replaced meanwhile is not replaced once more', async () => {
  const [first, again] = [await request('lottery', 'beta'), await request('lottery', 'beta', await stage.staff('owner'))]
  opValue(await approve(first, 'beta'))
  expect(await approve(again, 'beta')).toMatchObject({ code: 'approval.changed', data: { facts: ['fingerprint'] } })
})

// Proves staff-42.
test('an owner of one merchant sees and replaces keys of this one alone, and the trace has who did', async () => {
  const ofAlpha = await stage.staff('owner', { at: 'alpha' })
  const { secretKey, keys, secrets } = opValue(await ofAlpha.call('system.keys', {}))
  expect([secretKey, new Set([...keys, ...secrets].map(({ merchant }) => merchant))]).toEqual([null, new Set(['alpha'])])
  for (const [key, merchant] of [
    ['envelope', '*'],
    ['lottery', 'beta'],
  ] as const)
    expect(await ofAlpha.call('system.rotateKey', { key, merchant, reason })).toMatchObject({ code: 'staff.forbidden' })
  expect(await owner.call('system.rotateKey', { key: 'envelope', merchant: 'alpha', reason })).toMatchObject({ code: 'key.unknown' })
  const auditor = await stage.staff('auditor')
  expect(await auditor.call('system.rotateKey', { key: 'envelope', merchant: '*', reason })).toMatchObject({ code: 'staff.forbidden' })
  const events = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'key' }, 10)
  expect(events.map(({ event, aboutId }) => [event, aboutId])).toEqual(
    expect.arrayContaining([
      ['key.rotated', 'lottery'],
      ['key.rotate-asked', 'lottery'],
    ]),
  )
})

// Proves staff-42.
test('the secret key is named and never shown, with what it protects', async () => {
  const { secretKey } = opValue(await owner.call('system.keys', {}))
  expect(secretKey).toMatchObject({ fingerprint: stage.system.seals.fingerprint, former: false })
  expect(secretKey?.fingerprint).toMatch(/^[0-9a-f]{16}$/)
  expect(secretKey?.protects).toEqual(expect.arrayContaining(['bank accounts', 'authenticators of staff', 'seeds of draws']))
})
