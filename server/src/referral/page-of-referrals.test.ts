import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { setMemberCurrency, setMemberType } from '#testing/stored-rows.ts'
import { createTestApp, PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { PLAYERS_PER_AGENT } from './register-player.ts'

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { alpha: { promotions: { REFERRAL: { enabled: true, count: 0 } } } } })
})
afterAll(() => wire.close())

const signedIn = async (username: string, type = 0, merchant: 'alpha' | 'beta' = 'alpha') => {
  const client = wire.client(merchant)
  const { customerId } = valueOf(await client.call('member.register', registration(username, { login: false })))
  await setMemberType(database.db, customerId, type)
  client.token = valueOf(await client.call('session.login', signIn(username))).token
  return { client, id: customerId }
}

const DAY = 86_400_000
const BEGINNING = new Date('2025-03-01T08:00:00Z').getTime()

/** `count` friends of `inviterId`; each came at a moment of its own, but for the last two, who came at the same. */
const befriend = async (inviterId: string, count: number, name: string) => {
  const { stores } = wire.system
  for (let nth = 1; nth <= count; nth++) {
    const id = `${name}-${String(nth).padStart(3, '0')}`
    await stores.members.add(testMember(id, { username: `${name}_${nth}` }), testRegistration)
    const joinedAt = new Date(BEGINNING + Math.min(nth, count - 1) * DAY)
    await stores.referrals.add({ merchant: 'alpha', memberId: id, inviterId, way: 'link', joinedAt })
  }
}

const deposit = (memberId: string, amount: number) => testWallet(wire.system, memberId).deposit(`${memberId}-${amount}`, amount)

describe('the friends of a member (spec 2 §6, Referral)', () => {
  // Proves referral-9.
  test('come in pages of 20, the latest first, each once, with masked names and whether they have deposited', async () => {
    const { client, id } = await signedIn('patron')
    await befriend(id, 45, 'friend')
    await deposit('friend-045', 12_000)
    const pages = [valueOf(await client.call('referral.friends', {}))]
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(valueOf(await client.call('referral.friends', { after: next })))
    expect(pages.map(page => page.friends.length)).toEqual([20, 20, 5])
    expect(pages.at(-1)?.next).toBeUndefined()
    expect(pages[0]?.friends.slice(0, 2)).toEqual([
      { name: 'f•••5', joinedAt: '2025-04-14T08:00:00.000Z', deposited: true, points: 0 },
      { name: 'f•••4', joinedAt: '2025-04-14T08:00:00.000Z', deposited: false, points: 0 },
    ])
    const moments = pages.flatMap(page => page.friends.map(({ joinedAt }) => joinedAt))
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(valueOf(await client.call('referral.invitation', {}))).toMatchObject({ friends: 45, depositors: 1 })
  })

  // Proves referral-9.
  test('are nobody else’s to see', async () => {
    const { client } = await signedIn('stranger')
    expect(valueOf(await client.call('referral.friends', {}))).toEqual({ friends: [] })
  })

  // Proves referral-9.
  test('a cursor that is none is refused', async () => {
    const { client } = await signedIn('curious')
    expect(await client.call('referral.friends', { after: 'bm8gY3Vyc29y' })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  })
})

describe('who may invite', () => {
  // Proves referral-5.
  test('the code is made once, of 8 letters and digits that no host refuses', async () => {
    const { client } = await signedIn('steady')
    const request = await Promise.all([1, 2, 3].map(() => client.call('referral.invitation', {})))
    const codes = new Set(request.map(answer => valueOf(answer).code))
    expect(codes.size).toBe(1)
    expect([...codes][0]).toMatch(/^[2-9a-hjkmnp-z]{8}$/)
  })

  // Proves referral-8.
  test('nobody without the promotion REFERRAL but agents, and no restricted member', async () => {
    const { client: off } = await signedIn('unlucky', 0, 'beta')
    for (const call of ['referral.invitation', 'referral.friends'] as const)
      expect(await off.call(call, {})).toMatchObject({ status: 403, errorCode: 'referral.off' })
    const { client: agent } = await signedIn('betaagent', 2, 'beta')
    expect(await agent.call('referral.invitation', {})).toMatchObject({ success: true })
    const { client: restricted } = await signedIn('restrained', 4)
    expect(await restricted.call('referral.invitation', {})).toMatchObject({ errorCode: 'no_permissions' })
  })
})

describe('an agent’s downline (spec 2 §6, Referral)', () => {
  let agent: { readonly client: WireClient; readonly id: string }
  beforeAll(async () => {
    agent = await signedIn('broker', 1)
    await befriend(agent.id, 22, 'player')
    await deposit('player-001', 5_000)
    await deposit('player-001', 2_500)
    await deposit('player-002', 1_000)
    // The deposit of a member of another currency counts, but is in no sum.
    await setMemberCurrency(database.db, 'player-003', 'USD')
    await deposit('player-003', 9_999)
  })

  // Proves referral-11.
  test('comes page by page, with its totals', async () => {
    const first = valueOf(await agent.client.call('referral.downline', {}))
    expect(first.players).toHaveLength(20)
    const { players, next } = valueOf(await agent.client.call('referral.downline', { after: first.next! }))
    expect(next).toBeUndefined()
    expect(players).toEqual([
      { name: 'player_2', joinedAt: '2025-03-03T08:00:00.000Z', by: 'link', deposits: 1, deposited: 1_000 },
      { name: 'player_1', joinedAt: '2025-03-02T08:00:00.000Z', by: 'link', deposits: 2, deposited: 7_500 },
    ])
    expect(valueOf(await agent.client.call('referral.downlineTotals', {}))).toMatchObject({
      friends: 22,
      depositors: 3,
      deposited: 8_500,
      currency: 'PHP',
    })
  })

  // Proves referral-11.
  test('is for agents only', async () => {
    const { client } = await signedIn('ordinary')
    for (const call of ['referral.downline', 'referral.downlineTotals'] as const)
      expect(await client.call(call, {})).toMatchObject({ status: 403, errorCode: 'no_permissions' })
    expect(await client.call('referral.registerPlayer', { username: 'nobody1', password: PASSWORD })).toMatchObject({ errorCode: 'no_permissions' })
  })

  // Proves referral-12.
  test('a player whom the agent registers is below the agent, and must choose a password at the first sign-in', async () => {
    expect(await agent.client.call('referral.registerPlayer', { username: 'Recruit', password: PASSWORD })).toMatchObject({
      success: true,
      value: { customerName: 'Recruit' },
    })
    const { players } = valueOf(await agent.client.call('referral.downline', {}))
    expect(players[0]).toMatchObject({ name: 'Recruit', by: 'agent' })
    expect(valueOf(await wire.client().call('session.login', signIn('recruit')))).toMatchObject({ firstTimeLogin: true, weakPassword: true })
    expect(await agent.client.call('referral.registerPlayer', { username: 'recruit', password: PASSWORD })).toMatchObject({
      errorCode: 'username.exists',
    })
    expect(await agent.client.call('referral.registerPlayer', { username: 'recruit2', password: '123456' })).toMatchObject({
      errorCode: 'password.weak',
    })
  })

  // Proves referral-12.
  test('an agent registers 60 players an hour at most', async () => {
    const { client, id } = await signedIn('eager', 1)
    for (let nth = 1; nth < 60; nth++) await wire.system.limits.consume('alpha', PLAYERS_PER_AGENT, id)
    expect(await client.call('referral.registerPlayer', { username: 'last_one', password: PASSWORD })).toMatchObject({ success: true })
    expect(await client.call('referral.registerPlayer', { username: 'too_many', password: PASSWORD })).toMatchObject({
      errorCode: 'TOO_MANY_REQUEST',
    })
  })
})
