import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, registered, valueOf, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testWallet } from '#testing/test-wallet.ts'
import type { WireClient } from '#testing/wire-client.ts'

const words = { title: { EN: 'Title', UR: 'عنوان' }, terms: { EN: 'Terms.', UR: 'شرائط۔' } }
const promotion = (id: string, condition: object, more: object = {}) => ({ id, ...words, condition, reward: { points: 10 }, ...more })
const helplines = [{ name: 'Help', url: 'https://help.example' }]

const promotions = [
  promotion('welcome', { registered: true }),
  promotion('first', { firstDeposit: true }, { reward: { points: 100 } }),
  promotion('saver', { deposits: 2, deposited: 50 }),
  promotion('daily', { signedIn: true }, { mission: 'day', perMember: 3 }),
  promotion('weekly', { bets: 2, staked: 10 }, { mission: 'week' }),
  promotion('season', { bets: 3 }, { mission: 'season', from: '2026-01-01', until: '2026-01-10' }),
  promotion('few', { signedIn: true }, { inAll: 2 }),
  promotion('later', { signedIn: true }, { from: '2026-02-01' }),
  promotion('over', { signedIn: true }, { until: '2025-12-31' }),
  promotion('joined', { activity: 'nights' }),
  promotion('ranked', { signedIn: true }, { audience: { minRankLevel: 1 } }),
  promotion('birthday', { birthday: true }, { reward: { points: 500 } }),
]
const activities = [{ id: 'nights', title: words.title, image: 'banners/one.svg', alt: words.title, rules: words.title }]
const ranks = [
  { labelId: 'new', name: words.title, rankLevel: 0 },
  { labelId: 'high', name: words.title, rankLevel: 1, conditions: { deposits: 2 } },
]

// The clock starts with 2026, a Thursday, at midnight UTC: eight in the morning in Manila.
let wire: TestApp
const content = (list: readonly object[], depositRewards = true) => ({
  'content/promotions.json': { promotions: list },
  'content/activities.json': { activities },
  'content/ranks.json': { ranks },
  'content/safe-play.json': { timeZone: 'Asia/Manila', helplines, rules: { required: [], depositRewards } },
})
const write = async (list: readonly object[], depositRewards = true) => {
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), content(list, depositRewards))
  return await wire.system.merchants.reload()
}
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { freePlay: true, session: { idleSeconds: 86_400 } } } })
})
beforeEach(async () => {
  expect(await write(promotions)).toEqual([])
})
afterAll(() => wire.close())

const member = async (username: string) => {
  const { client, customerId: id } = await registered(wire, username)
  return { client, id, wallet: testWallet(wire.system, id) }
}
/** Days go by, in which the member's page stays open, so that the session does too. */
const passDays = async (client: WireClient, days: number) => {
  for (let half = 0; half < days * 2; half += 1) {
    wire.system.clock.advance(43_200)
    valueOf(await client.call('member.info', {}))
  }
}
const openOf = async (client: WireClient) => {
  const { open } = valueOf(await client.call('rewards.mine', {}))
  return Object.fromEntries(open.map(one => [one.id, one]))
}
const statesOf = async (client: WireClient) => Object.fromEntries(Object.entries(await openOf(client)).map(([id, { state }]) => [id, state]))
const claim = (client: WireClient, id: string, turn = 'once') => client.call('rewards.claim', { id, turn })
const pointsOf = async (id: string) => {
  const accounts = await wire.system.stores.ledger.accountsOf('alpha', id)
  return accounts.find(({ kind }) => kind === 'points')?.balance ?? 0
}

describe('what is open', () => {
  test('follows the member’s registration, deposits, bets and activities, within their time', async () => {
    const { client, wallet } = await member('mover')
    expect(await statesOf(client)).toEqual({
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
    const { first, saver, weekly, season } = await openOf(client)
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
    expect(await statesOf(client)).toMatchObject({ saver: 'waiting', joined: 'waiting', weekly: 'running', ranked: 'waiting' })
    expect((await openOf(client))['weekly']?.goals[0]?.completed).toBe(0)
  })

  test('is told to home and the member page as a number, and to nobody without promotions', async () => {
    const { client } = await member('counted')
    expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 3 })
    valueOf(await claim(client, 'welcome'))
    expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 2 })
    const { client: other } = await registered(wire, 'counted', { merchant: 'beta' })
    expect(valueOf(await other.call('member.info', {})).counts).not.toHaveProperty('rewards')
  })

  test('is nothing for a free-play guest, and rewards for deposits are not offered where the policy forbids them', async () => {
    const guest = wire.client()
    guest.token = valueOf(await guest.call('session.freePlay', {})).token
    expect(await statesOf(guest)).toEqual({})
    expect(await claim(guest, 'welcome')).toMatchObject({ errorCode: 'no_permissions' })

    const { client, wallet } = await member('forbidden')
    await wallet.deposit('forbidden-1', 3_000)
    expect(await statesOf(client)).toMatchObject({ first: 'waiting' })
    expect(await write(promotions, false)).toEqual([])
    expect(Object.keys(await statesOf(client))).toEqual(['welcome', 'daily', 'weekly', 'season', 'few', 'joined'])
    expect(await claim(client, 'first')).toMatchObject({ errorCode: 'reward.unknown' })
  })
})

describe('a claim', () => {
  test('gives the points once, under any number of taps, and is listed', async () => {
    const { client, id } = await member('tapper')
    const taps = await Promise.all(Array.from({ length: 10 }, () => claim(client, 'welcome')))
    expect(taps.map(valueOf)).toEqual(Array.from({ length: 10 }, () => ({ points: 10 })))
    expect(await pointsOf(id)).toBe(10)
    const { open, taken } = valueOf(await client.call('rewards.mine', {}))
    expect(open.find(one => one.id === 'welcome')).toMatchObject({ state: 'taken' })
    expect(taken).toEqual([{ id: 'welcome', turn: 'once', title: 'Title', points: 10, claimedAt: '2026-01-01T00:00:00.000Z' }])
    // What was taken stays listed when the merchant has no such promotion any more.
    expect(await write(promotions.slice(1))).toEqual([])
    expect(valueOf(await client.call('rewards.mine', {})).taken).toMatchObject([{ id: 'welcome', title: null, points: 10 }])
  })

  test('of what is not reached, not open, of another rank or not there is refused', async () => {
    const { client, id } = await member('eager')
    expect(await claim(client, 'first')).toMatchObject({ status: 409, errorCode: 'reward.not.reached' })
    for (const other of ['later', 'over', 'ranked', 'nothing', 'birthday'])
      expect(await claim(client, other)).toMatchObject({ status: 404, errorCode: 'reward.unknown' })
    expect(await claim(client, 'daily', '2025-12-31')).toMatchObject({ errorCode: 'reward.unknown' })
    expect(await pointsOf(id)).toBe(0)
  })

  test('ends where as many were taken as there are for all members', async () => {
    const many = [promotion('two', { signedIn: true }, { inAll: 2 })]
    expect(await write(many)).toEqual([])
    const all = await Promise.all(['limit_one', 'limit_two', 'limit_three'].map(member))
    expect((await openOf(all[0]!.client))['two']).toMatchObject({ left: 2 })
    const outcomes = await Promise.all(all.map(({ client }) => claim(client, 'two')))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(2)
    expect(outcomes.filter(({ success }) => !success)).toMatchObject([{ errorCode: 'reward.unknown' }])
    const { client } = await member('limit_late')
    expect(await statesOf(client)).toEqual({})
  })

  test('is refused during a break and a self-exclusion, in which nothing is offered and what was taken stays', async () => {
    for (const [call, asked, username] of [
      ['safePlay.takeBreak', { hours: 24 }, 'resting'],
      ['safePlay.exclude', { months: null }, 'excluded'],
    ] as const) {
      const { client } = await member(username)
      valueOf(await claim(client, 'welcome'))
      valueOf(await client.call(call, asked))
      expect(await claim(client, 'daily', '2026-01-01')).toMatchObject({ status: 403, errorCode: 'play.paused' })
      expect(valueOf(await client.call('rewards.mine', {}))).toMatchObject({ paused: true, open: [], taken: [{ id: 'welcome' }] })
      expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 0 })
    }
  })
})

describe('the board', () => {
  const boardOf = async (client: WireClient) => valueOf(await client.call('rewards.board', {}))

  test('shows masked names by points; ties share a place, and whoever does not want to be shown is left out', async () => {
    const list = [
      promotion('ten', { signedIn: true }),
      promotion('twenty', { signedIn: true }, { reward: { points: 20 } }),
      promotion('more', { signedIn: true }),
    ]
    expect(await write(list)).toEqual([])
    // A week of its own.
    wire.system.clock.advance(7 * 86_400)
    const [ann, ben, cat, dan] = await Promise.all(['annabel', 'benjamin', 'caterina', 'danielle'].map(member))
    if (!ann || !ben || !cat || !dan) throw new Error('unreachable')
    for (const { client } of [ann, ben, cat]) valueOf(await claim(client, 'twenty'))
    valueOf(await claim(cat.client, 'ten'))
    const all = await boardOf(ann.client)
    expect(all).toEqual({
      firstDay: '2026-01-05',
      rows: [
        { place: 1, player: 'c•••a', points: 30, own: false },
        { place: 2, player: expect.any(String), points: 20, own: expect.any(Boolean) },
        { place: 2, player: expect.any(String), points: 20, own: expect.any(Boolean) },
      ],
      own: { points: 20, place: 2 },
      hidden: false,
    })
    expect(all.rows.filter(({ own }) => own)).toEqual([{ place: 2, player: 'a•••l', points: 20, own: true }])
    expect((await boardOf(dan.client)).own).toEqual({ points: 0, place: null })

    valueOf(await cat.client.call('rewards.hideOnBoard', { hidden: true }))
    expect((await boardOf(ann.client)).rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 20],
      [1, 20],
    ])
    expect((await boardOf(ann.client)).own).toEqual({ points: 20, place: 1 })
    expect(await boardOf(cat.client)).toMatchObject({ hidden: true, own: { points: 30, place: null } })
    // The next week begins on Monday, at midnight in Manila.
    await passDays(ann.client, 4)
    expect(await boardOf(ann.client)).toMatchObject({ firstDay: '2026-01-12', rows: [], own: { points: 0, place: null } })
  })
})

describe('what comes again', () => {
  test('a daily mission is new each day of the merchant, as often as a member may take it', async () => {
    const { client, id } = await member('returning')
    for (let day = 0; day < 3; day += 1) {
      const { daily } = await openOf(client)
      valueOf(await claim(client, 'daily', daily?.turn))
      expect((await openOf(client))['daily']?.state).toBe('taken')
      await passDays(client, 1)
    }
    expect(await openOf(client)).not.toHaveProperty('daily')
    expect(await pointsOf(id)).toBe(30)
  })

  test('a bet that is rolled back the next day is taken off the day on which it was made', async () => {
    expect(await write([promotion('daily-bet', { bets: 1 }, { mission: 'day' })])).toEqual([])
    const { client, wallet } = await member('next_day')
    await wallet.deposit('next-1', 3_000)
    await wallet.bet('next-bet', 400)
    expect((await openOf(client))['daily-bet']?.state).toBe('waiting')
    await passDays(client, 1)
    await wallet.bet('next-other', 400)
    await wallet.rollback('next-back', 'next-bet')
    expect((await openOf(client))['daily-bet']?.state).toBe('waiting')
  })

  test('a birthday is told once, and its gift is open for seven days, once a year', async () => {
    const { client, id } = await member('celebrated')
    const asked = async () => valueOf(await client.call('rewards.mine', {})).birthday
    expect(await asked()).toBe('asked')
    const today = wire.system.clock().toISOString().slice(5, 10)
    expect(await client.call('rewards.setBirthday', { day: '02-30' })).toMatchObject({ errorCode: 'request.invalid' })
    valueOf(await client.call('rewards.setBirthday', { day: today }))
    expect(await client.call('rewards.setBirthday', { day: '05-05' })).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ path: 'day', reason: 'was told before' }] },
    })
    expect(await asked()).toBe('told')
    expect((await openOf(client))['birthday']).toMatchObject({ turn: '2026', state: 'waiting' })
    await passDays(client, 6)
    valueOf(await claim(client, 'birthday', '2026'))
    expect(await pointsOf(id)).toBe(500)
    await passDays(client, 1)
    expect(await openOf(client)).not.toHaveProperty('birthday')
  })
})

describe('who is meant', () => {
  test('new members, for the first days after they registered', async () => {
    expect(await write([promotion('new', { signedIn: true }, { audience: { firstDays: 3 } })])).toEqual([])
    const { client } = await member('newcomer')
    const [, first] = /^(\S{10})/.exec(new Date(wire.system.clock().getTime() + 8 * 3_600_000).toISOString()) ?? []
    await passDays(client, 2)
    const last = new Date(Date.parse(`${first}T00:00:00Z`) + 2 * 86_400_000).toISOString().slice(0, 10)
    expect((await openOf(client))['new']).toMatchObject({ state: 'waiting', lastDay: last })
    await passDays(client, 1)
    expect(await openOf(client)).toEqual({})
    expect(await claim(client, 'new')).toMatchObject({ errorCode: 'reward.unknown' })
  })

  test('members in a country, by the merchant’s own where their network’s is not known, and those of a language', async () => {
    const own = wire.system.merchants.byCode('alpha')!.settings.countryCode
    const list = [
      promotion('here', { signedIn: true }, { audience: { countries: ['AQ', own] } }),
      promotion('there', { signedIn: true }, { audience: { countries: ['AQ'] } }),
      promotion('spoken', { signedIn: true }, { audience: { languages: ['EN'] } }),
      promotion('other', { signedIn: true }, { audience: { languages: ['UR'], countries: [own] } }),
    ]
    expect(await write(list)).toEqual([])
    const { client } = await member('located')
    expect(Object.keys(await statesOf(client))).toEqual(['here', 'spoken'])
    const urdu = wire.client('alpha', { language: 'UR' })
    urdu.token = client.token
    expect(Object.keys(await statesOf(urdu))).toEqual(['here', 'other'])
    expect(await claim(client, 'there')).toMatchObject({ errorCode: 'reward.unknown' })
    valueOf(await claim(client, 'here'))
  })

  test('an inviter, by the friends who made their first deposit within the time; REFERRAL is on while it runs', async () => {
    const referral = async () => valueOf(await wire.client().call('promotions.availablePromotions', {})).REFERRAL
    const until = new Date(wire.system.clock().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const from = wire.system.clock().toISOString().slice(0, 10)
    expect(await referral()).toEqual({ enabled: false, count: 0 })
    expect(await write([promotion('inviter', { friends: 2 }, { shownAs: 'REFERRAL', from, until })])).toEqual([])
    expect(await referral()).toEqual({ enabled: true, count: 1 })
    const { client, id } = await member('inviting')
    valueOf(await client.call('referral.invitation', {}))
    const friends = await Promise.all(['friend_one', 'friend_two', 'friend_idle'].map(member))
    for (const friend of friends)
      await wire.system.stores.referrals.add({
        merchant: 'alpha',
        memberId: friend.id,
        inviterId: id,
        way: 'link',
        joinedAt: wire.system.clock(),
      })
    await friends[0]!.wallet.deposit('friend-1', 1_000)
    await friends[0]!.wallet.deposit('friend-1-more', 1_000)
    expect((await openOf(client))['inviter']).toMatchObject({ state: 'running', goals: [{ kind: 'friends', completed: 1, expected: 2 }] })
    await friends[1]!.wallet.deposit('friend-2', 1_000)
    expect((await openOf(client))['inviter']?.state).toBe('waiting')
    await passDays(client, 4)
    expect(await referral()).toEqual({ enabled: false, count: 0 })
    expect(await client.call('referral.invitation', {})).toMatchObject({ errorCode: 'referral.off' })
  })
})

test.each([
  ['the id of another', [promotion('a', { signedIn: true }), promotion('a', { signedIn: true })], '/promotions/1/id'],
  ['an end before its beginning', [promotion('a', { signedIn: true }, { from: '2026-02-01', until: '2026-01-01' })], '/promotions/0/until'],
  ['a day that there is not', [promotion('a', { signedIn: true }, { from: '2026-02-30' })], '/promotions/0/from'],
  ['a season without its end', [promotion('a', { signedIn: true }, { mission: 'season', from: '2026-02-01' })], '/promotions/0/mission'],
  ['an activity that there is not', [promotion('a', { activity: 'gone' })], '/promotions/0/condition/activity'],
  ['a rank that there is not', [promotion('a', { signedIn: true }, { audience: { minRankLevel: 7 } })], '/promotions/0/audience/minRankLevel'],
  [
    'a language that the merchant does not have',
    [promotion('a', { signedIn: true }, { audience: { languages: ['EN', 'TR'] } })],
    '/promotions/0/audience/languages/1',
  ],
  ['an audience that says nothing', [promotion('a', { signedIn: true }, { audience: {} })], '/promotions/0/audience'],
  ['a limit that does nothing', [promotion('a', { signedIn: true }, { perMember: 2 })], '/promotions/0/perMember'],
  ['a birthday beside something else', [promotion('a', { birthday: true, bets: 1 })], '/promotions/0/condition/birthday'],
  ['no condition', [promotion('a', {})], '/promotions/0/condition'],
])('a promotion with %s is refused with its place', async (_what, list, path) => {
  expect(await write(list)).toMatchObject([{ file: 'alpha/content/promotions.json', path }])
})
