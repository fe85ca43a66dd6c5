import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#kernel/member.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestApp, PASSWORD, registered, signIn, type TestApp, valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import type { WireClient } from '#testing/wire-client.ts'

const ranks = [
  { labelId: 'guest', name: { EN: 'Newcomer', UR: 'نووارد' }, rankLevel: 0 },
  { labelId: 'friend', name: { EN: 'Friend' }, rankLevel: 1, conditions: { deposits: 1 }, benefits: [{ EN: 'A gift' }] },
  { labelId: 'house', name: { EN: 'House' }, rankLevel: 4, conditions: { deposits: 2, deposited: 500 } },
]
const NOTHING_LEFT = { completedConditions: 0, totalExpectedConditions: 0, conditions: [] }

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { freePlay: true } } })
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/ranks.json': { ranks } })
  expect(await wire.system.merchants.reload()).toEqual([])
})
afterAll(() => wire.close())

const labelOf = async (client: WireClient) => valueOf(await client.call('member.info', {})).clubLabel
const progressOf = async (client: WireClient) => valueOf(await client.call('ranks.playerRankProgress', {}))

const register = async (username: string, merchant: 'alpha' | 'beta' = 'alpha') => {
  const { client, customerId: memberId } = await registered(wire, username, { merchant })
  return { client, memberId }
}

/** A member to whom an operator gave a label by hand. */
const labelled = async (username: string, clubLabel: Member['clubLabel']) => {
  const { stores, passwords } = wire.system
  await stores.members.add(
    testMember(username, { username, clubLabel, passwordHash: await passwords.hash(PASSWORD, '203.0.113.7') }),
    testRegistration,
  )
  const client = wire.client()
  client.token = valueOf(await client.call('session.login', signIn(username))).token
  return client
}

// Proves requests-34.
describe('VIP progress (spec 2 §3, §7)', () => {
  // Proves ranks-and-rewards-1.
  test('label and progress come from the deposits in the ledger', async () => {
    const { client, memberId } = await register('climber')
    const { deposit } = testWallet(wire.system, memberId)

    expect(await labelOf(client)).toEqual({ labelName: 'Newcomer', type: 'AUTO', rankLevel: 0 })
    expect(await progressOf(client)).toMatchObject({
      currentProgress: { completedConditions: 0, totalExpectedConditions: 1, conditions: [{ kind: 'deposits', completed: 0, expected: 1 }] },
      playerRankProgress: { labelId: 'friend' },
    })

    await deposit('small', 12_050)
    await expect(testWallet(wire.system, memberId, 'beta').deposit('foreign', 99_900_000)).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('accounts'),
    )
    expect(await labelOf(client)).toEqual({ labelName: 'Friend', type: 'AUTO', rankLevel: 1 })
    expect(await progressOf(client)).toMatchObject({
      currentProgress: {
        completedConditions: 0,
        totalExpectedConditions: 2,
        conditions: [
          { kind: 'deposits', completed: 1, expected: 2 },
          { kind: 'deposited', completed: 120.5, expected: 500 },
        ],
      },
      playerRankProgress: { labelId: 'house' },
    })

    await deposit('large', 37_950)
    expect(await labelOf(client)).toEqual({ labelName: 'House', type: 'AUTO', rankLevel: 4 })
    expect(await progressOf(client)).toMatchObject({ currentProgress: NOTHING_LEFT, playerRankProgress: { labelId: null } })
  })

  test('all ranks come in the caller’s language, otherwise in the merchant’s first', async () => {
    const { client } = await register('reader')
    const urdu = wire.client('alpha', { language: 'UR' })
    urdu.token = client.token
    expect((await progressOf(urdu)).ranks).toEqual([
      { labelId: 'guest', labelName: 'نووارد', rankLevel: 0, conditions: [], benefits: [] },
      { labelId: 'friend', labelName: 'Friend', rankLevel: 1, conditions: [{ kind: 'deposits', expected: 1 }], benefits: ['A gift'] },
      {
        labelId: 'house',
        labelName: 'House',
        rankLevel: 4,
        conditions: [
          { kind: 'deposits', expected: 2 },
          { kind: 'deposited', expected: 500 },
        ],
        benefits: [],
      },
    ])
    expect((await labelOf(urdu))?.labelName).toBe('نووارد')
  })

  // Proves session-3.
  test('a label from an operator wins over the rank earned; one of a kind other than AUTO has no VIP benefits', async () => {
    const lifted = { labelName: 'Patron', type: 'AUTO', rankLevel: 2 }
    const patron = await labelled('patron', lifted)
    expect(await labelOf(patron)).toEqual(lifted)
    expect(await progressOf(patron)).toMatchObject({ playerRankProgress: { labelId: 'house' }, ranks: [{}, {}, {}] })

    const partner = await labelled('partner', { labelName: 'Partner', type: 'MANUAL', rankLevel: 1 })
    expect(await labelOf(partner)).toMatchObject({ labelName: 'Partner', type: 'MANUAL' })
    expect(await progressOf(partner)).toEqual({ currentProgress: NOTHING_LEFT, playerRankProgress: { labelId: null }, ranks: [] })
  })

  test('a guest has no rank, and nobody has one if the merchant has none', async () => {
    const guest = wire.client()
    guest.token = valueOf(await guest.call('session.freePlay', {})).token
    const { client: elsewhere } = await register('elsewhere', 'beta')
    for (const client of [guest, elsewhere]) {
      expect(await labelOf(client)).toBeNull()
      expect(await progressOf(client)).toEqual({ currentProgress: NOTHING_LEFT, playerRankProgress: { labelId: null }, ranks: [] })
    }
    expect(await wire.client().call('ranks.playerRankProgress', {})).toMatchObject({ status: 401 })
  })
})
