import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gameRounds } from '#games/schema.ts'
import { identityPolicies } from '#identity-checks/schema.ts'
import { memberLocks } from '#locks/schema.ts'
import { createWallet } from '#money/wallet.ts'
import { playLimits, playPauses } from '#safe-play/schema.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'

// Which gates a movement passes (functions/gates.sql).

let stage: TestStores
beforeAll(async () => {
  stage = await openTestStores()
})
afterAll(() => stage.close())

const at = new Date('2026-01-01T00:00:00Z')
const wallet = createWallet({ clock: () => at })
const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }

let members = 0
let memberId = ''
/** A member with money and points; how each kind of movement is answered to them. */
const player = async (id: string) => {
  await stage.stores.members.add(testMember(id, { username: id }), testRegistration)
  const of = { merchant, memberId: id }
  await wallet.deposit(stage.stores, { ...of, reference: `${id}-start`, amount: 1_000 })
  await wallet.earnPoints(stage.stores, { ...of, reference: `${id}-points`, amount: 100 })
}
const answers = async (id = memberId) => {
  const of = (name: string) => ({ merchant, memberId: id, reference: `${id}-${name}`, amount: 10 })
  const moves = {
    deposit: () => wallet.deposit(stage.stores, of('deposit')),
    hold: () => wallet.hold(stage.stores, of('hold')),
    bet: () => wallet.bet(stage.stores, of('bet')),
    grant: () => wallet.grantCredit(stage.stores, of('grant')),
    spend: () => wallet.spendPoints(stage.stores, of('spend')),
  }
  const refused: Record<string, string> = {}
  for (const [kind, move] of Object.entries(moves))
    await move().catch((error: unknown) => {
      refused[kind] = (error as { readonly code: string }).code
    })
  return refused
}
beforeEach(async () => {
  members += 1
  memberId = `player-${members}`
  await player(memberId)
})

test('without any row nothing is refused', async () => {
  expect(await answers()).toEqual({})
})

// Proves money-14.
describe('a lock by staff', () => {
  const lock = (scope: 'deposit' | 'bets' | 'withdrawal') =>
    stage.db.insert(memberLocks).values({ merchant: 'alpha', memberId, scope, reason: 'x', by: 'x', at })
  test('on deposits refuses these alone', async () => {
    await lock('deposit')
    expect(await answers()).toEqual({ deposit: 'deposit.locked' })
  })
  test('on bets refuses what is played with, and what points buy', async () => {
    await lock('bets')
    expect(await answers()).toEqual({ bet: 'bets.locked', grant: 'bets.locked', spend: 'bets.locked' })
  })
  test('on withdrawals refuses these alone', async () => {
    await lock('withdrawal')
    expect(await answers()).toEqual({ hold: 'withdrawal.locked' })
  })
})

test('a pause refuses what is paid in, played and given to be played with', async () => {
  await stage.db.insert(playPauses).values({ merchant: 'alpha', memberId, kind: 'exclusion', since: at })
  expect(await answers()).toEqual({ deposit: 'play.paused', bet: 'play.paused', grant: 'play.paused' })
})

test('a bet needs a second of the time that is left, whatever it stakes', async () => {
  const limit = { merchant: 'alpha', memberId, kind: 'time', period: 'day', zone: 'UTC', most: 3_600, since: at } as const
  await stage.db.insert(playLimits).values({ ...limit, used: 3_599 })
  expect(await answers()).toEqual({})
  await stage.db.update(playLimits).set({ used: 3_600 }).where(eq(playLimits.memberId, memberId))
  const late = wallet.bet(stage.stores, { merchant, memberId, reference: `${memberId}-late`, amount: 1 })
  await expect(late).rejects.toMatchObject({ code: 'limit.reached' })
})

test('a win that is taken back is lost again, and was not staked; a bet that is void was neither', async () => {
  for (const kind of ['loss', 'stake'] as const)
    await stage.db.insert(playLimits).values({ merchant: 'alpha', memberId, kind, period: 'day', zone: 'UTC', most: 900, used: 0, since: at })
  const used = async () => (await stage.stores.safePlay.limitsOf({ merchant: 'alpha', memberId }, at)).map(limit => limit.used)
  const of = (name: string) => ({ merchant, memberId, reference: `${memberId}-${name}` })
  await wallet.bet(stage.stores, { ...of('bet'), amount: 100 })
  await wallet.win(stage.stores, { ...of('win'), amount: 40, followed: `${memberId}-bet` })
  expect(await used()).toEqual([60, 100])
  await wallet.voidWin(stage.stores, { ...of('void-win'), followed: `${memberId}-win` })
  expect(await used()).toEqual([100, 100])
  await wallet.voidBet(stage.stores, { ...of('void'), followed: `${memberId}-bet` })
  expect(await used()).toEqual([0, 0])
})

test('whoever owes something is paid out nothing, and nobody else', async () => {
  await wallet.deduct(stage.stores, { merchant, memberId, reference: `${memberId}-deduct`, amount: 1 })
  expect(await answers()).toEqual({ hold: 'payment.owed' })
  await player('free')
  expect(await answers('free')).toEqual({})
  // Who has paid all that was owed has an account of it still.
  await wallet.recover(stage.stores, { merchant, memberId, reference: `${memberId}-recover` })
  await expect(wallet.hold(stage.stores, { merchant, memberId, reference: `${memberId}-later`, amount: 10 })).resolves.toBeDefined()
})

test('a round that a bet closes takes no further one', async () => {
  const detail = { provider: 'test', round: 'r-1', game: 'dice', vendor: 'TEST' }
  const bet = (reference: string, more = {}) =>
    wallet.bet(stage.stores, { merchant, memberId, reference: `${memberId}-${reference}`, amount: 10, detail: { ...detail, ...more } })
  await bet('first')
  await bet('last', { closes: 1 })
  await expect(bet('late')).rejects.toMatchObject({ code: 'game.closed' })
  await bet('only', { round: 'r-2', closes: 1 })
  const rounds = await stage.db.select().from(gameRounds).orderBy(gameRounds.round)
  expect(rounds).toMatchObject([
    { round: 'r-1', state: 'closed', staked: 20, won: 0, beganAt: at, endedAt: at },
    { round: 'r-2', state: 'closed', staked: 10, won: 0, beganAt: at, endedAt: at },
  ])
})

// The last: its rows are the merchant's.
test('where the merchant wants an identity it is wanted for what the policy names', async () => {
  for (const gate of ['deposit', 'bets', 'withdrawal'] as const) {
    await stage.db.insert(identityPolicies).values({ merchant: 'alpha', gate })
    const id = `${memberId}-${gate}`
    await stage.stores.members.add(testMember(id, { username: id }), testRegistration)
    await wallet.adjust(stage.stores, { merchant, memberId: id, reference: `${id}-start`, amount: 1_000 })
    await wallet.earnPoints(stage.stores, { merchant, memberId: id, reference: `${id}-points`, amount: 100 })
    expect(await answers(id)).toEqual({ [{ deposit: 'deposit', bets: 'bet', withdrawal: 'hold' }[gate]]: 'identity.needed' })
    await stage.db.delete(identityPolicies)
  }
})
