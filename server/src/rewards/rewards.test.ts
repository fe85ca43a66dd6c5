import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registered, valueOf } from '#testing/test-app.ts'
import { createRewardStage, promotion, promotions, type RewardStage } from './testing/reward-stage.ts'

let stage: RewardStage
beforeAll(async () => {
  stage = await createRewardStage()
})
beforeEach(async () => {
  expect(await stage.write()).toEqual([])
})
afterAll(() => stage.wire.close())

describe('what is open', () => {
  // Proves ranks-and-rewards-6.
  test('follows the member’s registration, deposits, bets and activities, within their time', async () => {
    const { client, wallet } = await stage.member('mover')
    expect(await stage.statesOf(client)).toEqual({
      welcome: 'waiting',
      first: 'running',
      saver: 'running',
      daily: 'waiting',
      weekly: 'running',
      season: 'running',
      few: 'waiting',
      joined: 'running',
    })
    await wallet.deposit('mover-1', 3_000)
    await wallet.bet('mover-bet', 400)
    const { first, saver, weekly, season } = await stage.openOf(client)
    expect(first?.state).toBe('waiting')
    expect(saver?.goals).toEqual([
      { kind: 'deposits', completed: 1, expected: 2 },
      { kind: 'deposited', completed: 30, expected: 50 },
    ])
    expect(weekly).toMatchObject({
      turn: '2025-12-29',
      lastDay: '2026-01-04',
      mission: 'week',
      goals: [{ completed: 1 }, { completed: 4, expected: 10 }],
    })
    expect(season).toMatchObject({ turn: 'once', lastDay: '2026-01-10', goals: [{ kind: 'bets', completed: 1, expected: 3 }] })
    await wallet.rollback('mover-back', 'mover-bet')
    valueOf(await client.call('activities.join', { id: 'nights' }))
    await wallet.deposit('mover-2', 2_000)
    expect(await stage.statesOf(client)).toMatchObject({ saver: 'waiting', joined: 'waiting', weekly: 'running', ranked: 'waiting' })
    expect((await stage.openOf(client))['weekly']?.goals[0]?.completed).toBe(0)
  })

  // Proves ranks-and-rewards-17.
  test('is told to home and the member page as a number, and to nobody without promotions', async () => {
    const { client } = await stage.member('counted')
    expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 3 })
    valueOf(await stage.claim(client, 'welcome'))
    expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 2 })
    const { client: other } = await registered(stage.wire, 'counted', { merchant: 'beta' })
    expect(valueOf(await other.call('member.info', {})).counts).not.toHaveProperty('rewards')
  })

  // Proves ranks-and-rewards-13.
  test('is nothing for a free-play guest, and rewards for deposits are not offered where the policy forbids them', async () => {
    const guest = stage.wire.client()
    guest.token = valueOf(await guest.call('session.freePlay', {})).token
    expect(await stage.statesOf(guest)).toEqual({})
    expect(await stage.claim(guest, 'welcome')).toMatchObject({ errorCode: 'no_permissions' })

    const { client, wallet } = await stage.member('forbidden')
    await wallet.deposit('forbidden-1', 3_000)
    expect(await stage.statesOf(client)).toMatchObject({ first: 'waiting' })
    expect(await stage.write(promotions, false)).toEqual([])
    expect(Object.keys(await stage.statesOf(client))).toEqual(['welcome', 'daily', 'weekly', 'season', 'few', 'joined'])
    expect(await stage.claim(client, 'first')).toMatchObject({ errorCode: 'reward.unknown' })
  })
})

describe('what comes again', () => {
  // Proves ranks-and-rewards-6.
  test('a daily mission is new each day of the merchant, as often as a member may take it', async () => {
    const { client, id } = await stage.member('returning')
    for (let day = 0; day < 3; day += 1) {
      const { daily } = await stage.openOf(client)
      valueOf(await stage.claim(client, 'daily', daily?.turn))
      expect((await stage.openOf(client))['daily']?.state).toBe('taken')
      await stage.passDays(client, 1)
    }
    expect(await stage.openOf(client)).not.toHaveProperty('daily')
    expect(await stage.pointsOf(id)).toBe(30)
  })

  test('a bet that is rolled back the next day is taken off the day on which it was made', async () => {
    expect(await stage.write([promotion('daily-bet', { bets: 1 }, { mission: 'day' })])).toEqual([])
    const { client, wallet } = await stage.member('next_day')
    await wallet.deposit('next-1', 3_000)
    await wallet.bet('next-bet', 400)
    expect((await stage.openOf(client))['daily-bet']?.state).toBe('waiting')
    await stage.passDays(client, 1)
    await wallet.bet('next-other', 400)
    await wallet.rollback('next-back', 'next-bet')
    expect((await stage.openOf(client))['daily-bet']?.state).toBe('waiting')
  })

  // Proves ranks-and-rewards-6.
  test('a birthday is told once, and its gift is open for seven days, once a year', async () => {
    const { client, id } = await stage.member('celebrated')
    const request = async () => valueOf(await client.call('rewards.mine', {})).birthday
    expect(await request()).toBe('wanted')
    const today = stage.wire.system.clock().toISOString().slice(5, 10)
    expect(await client.call('rewards.setBirthday', { day: '02-30' })).toMatchObject({ errorCode: 'request.invalid' })
    valueOf(await client.call('rewards.setBirthday', { day: today }))
    expect(await client.call('rewards.setBirthday', { day: '05-05' })).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ path: 'day', reason: 'was told before' }] },
    })
    expect(await request()).toBe('known')
    expect((await stage.openOf(client))['birthday']).toMatchObject({ turn: '2026', state: 'waiting' })
    await stage.passDays(client, 6)
    valueOf(await stage.claim(client, 'birthday', '2026'))
    expect(await stage.pointsOf(id)).toBe(500)
    await stage.passDays(client, 1)
    expect(await stage.openOf(client)).not.toHaveProperty('birthday')
  })
})

describe('who is meant', () => {
  // Proves ranks-and-rewards-8.
  test('new members, for the first days after they registered', async () => {
    expect(await stage.write([promotion('new', { signedIn: true }, { audience: { firstDays: 3 } })])).toEqual([])
    const { client } = await stage.member('newcomer')
    const [, first] = /^(\S{10})/.exec(new Date(stage.wire.system.clock().getTime() + 8 * 3_600_000).toISOString()) ?? []
    await stage.passDays(client, 2)
    const last = new Date(Date.parse(`${first}T00:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10)
    expect((await stage.openOf(client))['new']).toMatchObject({ state: 'waiting', lastDay: last })
    await stage.passDays(client, 1)
    expect(await stage.openOf(client)).toEqual({})
    expect(await stage.claim(client, 'new')).toMatchObject({ errorCode: 'reward.unknown' })
  })

  // Proves ranks-and-rewards-8.
  test('members in a country, by the merchant’s own where their network’s is not known, and those of a language', async () => {
    const own = stage.wire.system.merchants.byCode('alpha')!.settings.countryCode
    const list = [
      promotion('here', { signedIn: true }, { audience: { countries: ['AQ', own] } }),
      promotion('there', { signedIn: true }, { audience: { countries: ['AQ'] } }),
      promotion('spoken', { signedIn: true }, { audience: { languages: ['EN'] } }),
      promotion('other', { signedIn: true }, { audience: { languages: ['UR'], countries: [own] } }),
    ]
    expect(await stage.write(list)).toEqual([])
    const { client } = await stage.member('located')
    expect(Object.keys(await stage.statesOf(client))).toEqual(['here', 'spoken'])
    const urdu = stage.wire.client('alpha', { language: 'UR' })
    urdu.token = client.token
    expect(Object.keys(await stage.statesOf(urdu))).toEqual(['here', 'other'])
    expect(await stage.claim(client, 'there')).toMatchObject({ errorCode: 'reward.unknown' })
    valueOf(await stage.claim(client, 'here'))
  })

  // Proves install-15, ranks-and-rewards-6.
  test('an inviter, by the friends who made their first deposit within the time; REFERRAL is on while it runs', async () => {
    const referral = async () => valueOf(await stage.wire.client().call('promotions.availablePromotions', {})).REFERRAL
    const until = new Date(stage.wire.system.clock().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const from = stage.wire.system.clock().toISOString().slice(0, 10)
    expect(await referral()).toEqual({ enabled: false, count: 0 })
    expect(await stage.write([promotion('inviter', { friends: 2 }, { shownAs: 'REFERRAL', from, until })])).toEqual([])
    expect(await referral()).toEqual({ enabled: true, count: 1 })
    const { client, id } = await stage.member('inviting')
    valueOf(await client.call('referral.invitation', {}))
    const friends = await Promise.all(['friend_one', 'friend_two', 'friend_idle'].map(stage.member))
    for (const friend of friends)
      await stage.wire.system.stores.referrals.add({
        merchant: 'alpha',
        memberId: friend.id,
        inviterId: id,
        way: 'link',
        joinedAt: stage.wire.system.clock(),
      })
    await friends[0]!.wallet.deposit('friend-1', 1_000)
    await friends[0]!.wallet.deposit('friend-1-more', 1_000)
    expect((await stage.openOf(client))['inviter']).toMatchObject({ state: 'running', goals: [{ kind: 'friends', completed: 1, expected: 2 }] })
    await friends[1]!.wallet.deposit('friend-2', 1_000)
    expect((await stage.openOf(client))['inviter']?.state).toBe('waiting')
    await stage.passDays(client, 4)
    expect(await referral()).toEqual({ enabled: false, count: 0 })
    expect(await client.call('referral.invitation', {})).toMatchObject({ errorCode: 'referral.off' })
  })
})
