import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { changeInviter, referralOf, removeMember, removeReferral, setMemberType } from '#testing/stored-rows.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { TestMerchantCode } from '#testing/test-merchants.ts'

const promotions = { REFERRAL: { enabled: true, count: 0 } }

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database, merchants: { alpha: { promotions }, beta: { promotions } } })
})
afterAll(() => wire.close())

const register = async (username: string, changes: Parameters<typeof registration>[1] = {}, merchant: TestMerchantCode = 'alpha', host?: string) => {
  const client = wire.client(merchant, host === undefined ? {} : { headers: { Host: host } })
  return { client, id: valueOf(await client.call('member.register', registration(username, changes))).customerId }
}

/** A member of alpha with a code. */
const inviter = async (username: string, { type = 0, loginDeviceId }: { readonly type?: number; readonly loginDeviceId?: string } = {}) => {
  const { id } = await register(username, { login: false })
  await setMemberType(database.db, id, type)
  const client = wire.client()
  const request = signIn(username, loginDeviceId === undefined ? {} : { loginDeviceId })
  client.token = valueOf(await client.call('session.login', request)).token
  const { code } = valueOf(await client.call('referral.invitation', {}))
  return { id, client, code }
}

const inviterOf = (id: string) => referralOf(database.db, id)

describe('a friend', () => {
  // Proves referral-5.
  test('who registers by a link is connected with its owner; capital letters do not matter (spec 2 §6, Referral)', async () => {
    const { id, code, client } = await inviter('hostess')
    const friend = await register('guest1', { referralCode: code.toUpperCase() })
    expect(await inviterOf(friend.id)).toEqual({ inviterId: id, way: 'link' })
    expect(valueOf(await client.call('referral.invitation', {}))).toEqual({ code, friends: 1, depositors: 0, points: 0, pointsPerFriend: 0 })
  })

  // Proves referral-5.
  test('and another one register by the same link at the same time: both are connected, each once', async () => {
    const { id, code, client } = await inviter('popular')
    const both = await Promise.all(['rival1', 'rival2'].map(name => register(name, { referralCode: code })))
    expect(await Promise.all(both.map(friend => inviterOf(friend.id)))).toEqual([
      { inviterId: id, way: 'link' },
      { inviterId: id, way: 'link' },
    ])
    expect(valueOf(await client.call('referral.invitation', {}))).toMatchObject({ friends: 2 })
  })

  // Proves referral-5.
  test('keeps the first inviter for ever', async () => {
    const [first, second] = [await inviter('first1'), await inviter('second1')]
    const friend = await register('faithful', { referralCode: first.code })
    await wire.system.stores.referrals.add({ merchant: 'alpha', memberId: friend.id, inviterId: second.id, way: 'link', joinedAt: new Date() })
    expect(await inviterOf(friend.id)).toEqual({ inviterId: first.id, way: 'link' })
  })

  // Proves referral-5.
  test('is parted from the inviter by nobody: the database refuses it, but lets the friend go', async () => {
    const [first, second] = [await inviter('first2'), await inviter('second2')]
    const friend = await register('loyal', { referralCode: first.code, login: false })
    const refused = { cause: { code: '23001' } }
    await expect(changeInviter(database.db, friend.id, second.id)).rejects.toMatchObject(refused)
    await expect(removeReferral(database.db, friend.id)).rejects.toMatchObject(refused)
    expect(await inviterOf(friend.id)).toEqual({ inviterId: first.id, way: 'link' })
    await removeMember(database.db, friend.id)
    expect(await inviterOf(friend.id)).toBeUndefined()
  })

  // Proves referral-5.
  test('of an unknown code, of another merchant’s, or of none registers without an inviter', async () => {
    const { code } = await inviter('elsewhere')
    expect(await inviterOf((await register('lonely1', { referralCode: 'nobody-1' })).id)).toBeUndefined()
    expect(await inviterOf((await register('lonely2', { referralCode: code }, 'beta')).id)).toBeUndefined()
    expect(await inviterOf((await register('lonely3')).id)).toBeUndefined()
  })
})

describe('nobody invites themselves', () => {
  // Proves referral-6.
  test('a member who registers again by the own link, on the device that asked for it, is no friend of theirs', async () => {
    const loginDeviceId = '0123456789abcdef0123456789abcdef'
    const { id, code } = await inviter('myself1', { loginDeviceId })
    expect(await inviterOf((await register('myself2', { referralCode: code, loginDeviceId })).id)).toBeUndefined()
    const other = await register('somebody', { referralCode: code, loginDeviceId: 'f'.repeat(32) })
    expect(await inviterOf(other.id)).toEqual({ inviterId: id, way: 'link' })
  })

  // Proves referral-6.
  test('the database refuses it too, and an inviter of another merchant', async () => {
    const { id } = await inviter('lonely4')
    const own = { merchant: 'alpha', memberId: id, inviterId: id, way: 'link', joinedAt: new Date() } as const
    await expect(wire.system.stores.referrals.add(own)).rejects.toMatchObject({ cause: { code: '23514' } })
    const foreign = await register('foreigner', {}, 'beta')
    await expect(wire.system.stores.referrals.add({ ...own, inviterId: foreign.id })).rejects.toMatchObject({ cause: { code: '23503' } })
  })
})

describe('a host that names a code', () => {
  // Proves referral-7.
  test('connects with an agent, but not with an ordinary member; the link’s own code goes before it', async () => {
    const agent = await inviter('agent1', { type: 1 })
    const member = await inviter('member1')
    const byHost = await register('hosted1', {}, 'alpha', `${agent.code}.alpha.test`)
    expect(await inviterOf(byHost.id)).toEqual({ inviterId: agent.id, way: 'host' })
    const byMember = await register('hosted2', {}, 'alpha', `${member.code}.alpha.test`)
    expect(await inviterOf(byMember.id)).toBeUndefined()
    const byBoth = await register('hosted3', { referralCode: member.code }, 'alpha', `${agent.code}.alpha.test`)
    expect(await inviterOf(byBoth.id)).toEqual({ inviterId: member.id, way: 'link' })
  })
})
