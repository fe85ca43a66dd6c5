import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { sumCohorts, sumFunnel, sumReports } from '#reports/sum-reports.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

const DAY = 24 * 3_600

let stage: ConsoleStage
let finance: OpClient
let editor: OpClient
const alpha = () => stage.system.merchants.byCode('alpha')!

// The tests' clock begins on Thursday 2026-01-01 at 00:00 UTC, which is 08:00 in Manila.
beforeAll(async () => {
  stage = await createConsoleStage()
  const { clock, stores } = stage.system
  const event = (id: string, moment: 'firstOpen' | 'registerSubmit') => ({
    merchant: 'alpha',
    id,
    moment,
    memberId: null,
    visitorId: id,
    once: null,
    amount: null,
    asset: null,
    detail: {},
    at: clock(),
  })
  for (const id of ['v1', 'v2', 'v3', 'v4', 'v5']) await stores.tracking.addEvent(event(id, 'firstOpen'))
  for (const id of ['f1', 'f2', 'f3']) await stores.tracking.addEvent(event(id, 'registerSubmit'))
  await stores.members.add(testMember('ann', { mobile: '639170000001', mobileVerifiedAt: clock() }), { ...testRegistration, affiliateCode: 'summer' })
  await stores.members.add(testMember('bob'), testRegistration)
  await stores.members.add(testMember('cat'), testRegistration)
  await stores.referrals.add({ merchant: 'alpha', memberId: 'bob', inviterId: 'cat', way: 'link', joinedAt: clock() })
  const [ann, bob] = [testWallet(stage.system, 'ann'), testWallet(stage.system, 'bob')]
  await ann.deposit('ann-1', 10_000, { channel: 'bank' })
  await ann.bet('ann-bet', 3_000, { game: 'alpha-lotto' })
  await ann.win('ann-won', 'ann-bet', 500)
  await bob.deposit('bob-1', 4_000, { channel: 'card' })
  // Within 7 days, and after them.
  clock.advance(6 * DAY)
  await ann.deposit('ann-2', 1_000, { channel: 'bank' })
  clock.advance(2 * DAY)
  await bob.deposit('bob-2', 1_000, { channel: 'card' })
  await ann.bet('ann-later', 200, { game: 'alpha-lotto' })
  clock.advance(7 * DAY)
  await bob.bet('bob-later', 100, { game: 'gone-game' })
  const all = stage.system
  await sumReports(all)(alpha())
  await sumFunnel(all)(alpha())
  await sumCohorts(all)(alpha())
  finance = await stage.staff('finance', { at: 'alpha' })
  editor = await stage.staff('editor', { at: 'alpha' })
})
afterAll(() => stage.close())

const ALL = { from: '2026-01-01', until: '2026-01-31' }
const rows = async (by: 'day' | 'game' | 'channel' | 'campaign' | 'way') => opValue(await finance.call('reports.money', { ...ALL, by })).rows

// Proves staff-21.
test('finance sees the money of each day', async () => {
  expect(
    (await rows('day')).map(({ key, turnover, result, deposits, firsts, players }) => [key, turnover, result, deposits, firsts, players]),
  ).toEqual([
    ['2026-01-01', 3_000, 2_500, 14_000, 2, 1],
    ['2026-01-07', 0, 0, 1_000, 0, 0],
    ['2026-01-09', 200, 200, 1_000, 0, 1],
    ['2026-01-16', 100, 100, 0, 0, 1],
  ])
})

// Proves staff-21.
test('the same money by game, channel, campaign and way of paying adds up to the same', async () => {
  expect((await rows('game')).map(({ name, turnover, result, bets }) => [name, turnover, result, bets])).toEqual([
    ['Alpha Lotto', 3_200, 2_700, 2],
    // The merchant has it no more.
    ['gone-game', 100, 100, 1],
  ])
  expect((await rows('channel')).map(({ key, turnover, deposits }) => [key, turnover, deposits])).toEqual([
    ['affiliate', 3_200, 11_000],
    ['friend', 100, 5_000],
  ])
  expect((await rows('campaign')).map(({ key, deposits }) => [key, deposits])).toEqual([
    ['summer', 11_000],
    ['', 5_000],
  ])
  expect((await rows('way')).map(({ key, deposits, depositCount }) => [key, deposits, depositCount])).toEqual([
    ['bank', 11_000, 2],
    ['card', 5_000, 2],
  ])
})

// Proves staff-21.
test('the funnel leads from visits to a second deposit within 7 days', async () => {
  expect(opValue(await editor.call('reports.funnel', ALL)).steps).toEqual({
    visits: 5,
    forms: 3,
    registered: 3,
    verified: 1,
    deposited: 2,
    again: 1,
  })
})

// Proves staff-21.
test('a cohort is the members of a week’s first deposits, and who of them bet in later weeks', async () => {
  const { cohorts } = opValue(await editor.call('reports.funnel', ALL))
  expect(cohorts).toEqual([{ week: '2025-12-29', size: 2, played: [1, 1] }])
})

// Proves staff-21.
test('what is made again is the same', async () => {
  const before = [await rows('day'), opValue(await editor.call('reports.funnel', ALL))]
  for (let time = 0; time < 2; time += 1) {
    await sumReports(stage.system)(alpha(), 40 * DAY * 1_000, DAY * 1_000)
    await sumFunnel(stage.system)(alpha())
    await sumCohorts(stage.system)(alpha())
  }
  expect([await rows('day'), opValue(await editor.call('reports.funnel', ALL))]).toEqual(before)
})

test('another merchant’s days are its own', async () => {
  const house = await stage.staff('finance', { at: '*' })
  expect(opValue(await house.call('reports.money', { ...ALL, by: 'day' }, 'beta')).rows).toEqual([])
})

// Proves staff-21.
test('finance sees no funnel, an editor no money', async () => {
  expect(await finance.call('reports.funnel', ALL)).toMatchObject({ code: 'staff.forbidden' })
  expect(await editor.call('reports.money', { ...ALL, by: 'day' })).toMatchObject({ code: 'staff.forbidden' })
})

test.each([
  [{ from: '2026-02-30', until: '2026-03-01' }, '/from'],
  [{ from: '2026-01-02', until: '2026-01-01' }, '/until'],
  [{ from: '2026-01-01', until: '2027-02-05' }, '/until'],
])('%j is refused', async (days, path) => {
  expect(await finance.call('reports.money', { ...days, by: 'day' })).toMatchObject({ code: 'request.invalid', data: { fields: [{ path }] } })
})
