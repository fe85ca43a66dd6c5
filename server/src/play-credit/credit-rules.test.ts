import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLotteryStage, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { reconcileOne } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { settleCredits } from './settle-credits.ts'

const words = { EN: 'Words', UR: 'UR' }
const reward = (id: string, given: object) => ({ id, title: words, terms: words, condition: { signedIn: true }, reward: given })
/** 20.00, of which 60.00 must be staked. */
const promotions = [reward('credit', { credit: { amount: 20, wagering: 3, days: 2 } }), reward('ticket', { ticket: { lottery: 'fixed' } })]
const games = ['dice', 'wheel'].map(code => ({
  code,
  vendor: 'ALPHA_LOTTO',
  category: 'ELOTT',
  vendorGame: code,
  name: { EN: `The ${code}`, UR: code },
  image: 'banners/one.svg',
  trial: false,
}))
const rules = { highestStake: 50, weights: { dice: 33, fixed: 0 }, otherWeight: 80 }

let stage: LotteryStage
const write = async (playCredit: object) => {
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), {
    'content/promotions.json': { promotions },
    'content/games.json': { games },
    'content/play-credit.json': playCredit,
  })
  return JSON.stringify(await stage.system.merchants.reload())
}
beforeAll(async () => {
  stage = await createLotteryStage()
  expect(await write(rules)).toBe('[]')
})
afterAll(() => stage.close())

const settle = () => settleCredits(stage.system)(stage.system.merchants.byCode('alpha')!)
/** Somebody with 1,000.00. */
const player = async (username: string) => {
  const { client, id } = await stage.player(username)
  const mine = async () => valueOf(await client.call('rewards.mine', {}))
  return {
    client,
    id,
    wallet: testWallet(stage.system, id),
    mine,
    take: (reward: string) => client.call('rewards.claim', { id: reward, turn: 'once' }),
  }
}
const TOO_HIGH: unknown = expect.objectContaining({ code: 'credit.stake.high' })

// Proves ranks-and-rewards-27.
test('no bet is higher than the highest stake while the credit is open, and any is before and after', async () => {
  const { wallet, take, mine } = await player('high')
  await wallet.bet('high-before', 5_001)
  valueOf(await take('credit'))
  // Nobody else has a credit: this is the first test.
  await expect(wallet.bet('high-1', 5_001)).rejects.toEqual(TOO_HIGH)
  await wallet.bet('high-2', 5_000)
  await expect(wallet.bet('high-3', 5_001)).rejects.toEqual(TOO_HIGH)
  await wallet.bet('high-4', 2_500)
  expect((await mine()).credit).toMatchObject({ staked: 6_000 })
  await wallet.bet('high-5', 5_001)
  await settle()
  await wallet.bet('high-6', 5_001)
  expect(await reconcileOne(stage.system)('alpha', 'credits')).toMatchObject({ faults: 0 })
})

// Proves ranks-and-rewards-27.
test('a stake counts by the weight of its game, all others by theirs, and what is taken back by the same', async () => {
  const { wallet, mine, take } = await player('weighs')
  const other = await player('idles')
  valueOf(await take('credit'))
  valueOf(await other.take('credit'))
  await wallet.bet('weighs-1', 1_001, { game: 'dice' })
  await wallet.bet('weighs-2', 1_000, { game: 'wheel' })
  await wallet.bet('weighs-3', 3_000, { game: 'fixed' })
  expect((await mine()).credit).toMatchObject({ staked: 330 + 800, needed: 6_000 })
  await wallet.rollback('weighs-back', 'weighs-1')
  expect((await mine()).credit).toMatchObject({ staked: 800 })
  expect((await other.mine()).credit).toMatchObject({ staked: 0 })
})

// Proves ranks-and-rewards-27.
test('a bet that waits for the grant is measured by it', async () => {
  const { wallet, take } = await player('races')
  const [taken, bet] = await Promise.allSettled([take('credit'), wallet.bet('races-1', 5_001)])
  expect(taken.status).toBe('fulfilled')
  // Whichever came first.
  expect([undefined, TOO_HIGH]).toContainEqual(bet.status === 'rejected' ? bet.reason : undefined)
  await expect(wallet.bet('races-2', 5_001)).rejects.toEqual(TOO_HIGH)
})

// Proves ranks-and-rewards-27.
test('tickets that cost more are refused with a code of its own; a ticket that the house gives is no stake', async () => {
  const { client, take, wallet } = await player('tickets')
  expect(await write({ ...rules, highestStake: 1 })).toBe('[]')
  valueOf(await take('credit'))
  const draw = await stage.system.stores.draws.next('alpha', 'fixed', stage.clock())
  const lines = ['2', '3'].map(number => ({ numbers: ['1', number] }))
  expect(await client.call('lottery.buyTickets', { key: 'purchase-of-tickets', draw: draw?.id ?? '', lines })).toMatchObject({
    status: 409,
    errorCode: 'credit.stake.high',
  })
  valueOf(await take('ticket'))
  await wallet.bet('tickets-gift', 101, { game: 'fixed', gift: 1 })
  expect(await write(rules)).toBe('[]')
})

// Proves ranks-and-rewards-27.
test('the rules of an open credit stay as they were, and the player sees them; a later one has later rules', async () => {
  const [{ mine, take, wallet }, later] = [await player('keeps'), await player('later')]
  const shown = (highestStake: number, percent: number) => ({
    highestStake,
    weights: [{ name: 'The dice', percent }, ...(percent === 33 ? [{ name: 'lottery_lucky_six', percent: 0 }] : [])],
    otherWeight: percent === 33 ? 80 : 100,
  })
  valueOf(await take('credit'))
  expect(await write({ highestStake: 40, weights: { dice: 50 } })).toBe('[]')
  const { credit, creditRules } = await mine()
  expect(credit?.rules).toMatchObject({ highestStake: 5_000, otherWeight: 80 })
  expect(credit?.rules.weights.map(({ percent }) => percent)).toEqual([33, 0])
  expect(creditRules).toEqual(shown(4_000, 50))
  await wallet.bet('keeps-1', 5_000)
  valueOf(await later.take('credit'))
  await expect(later.wallet.bet('later-1', 4_001)).rejects.toEqual(TOO_HIGH)
  expect(await write(rules)).toBe('[]')
})

// Proves ranks-and-rewards-27.
test('a table that names no game, or by which no stake would count, is refused with its place', async () => {
  expect(await write({ weights: { bingo: 10 } })).toContain('/weights/bingo')
  expect(await write({ weights: { dice: 0 }, otherWeight: 0 })).toContain('/otherWeight')
  expect(await write({ weights: { dice: 101 } })).toContain('/weights/dice')
  expect(await write({ highestStake: 0 })).toContain('/highestStake')
  expect(await write(rules)).toBe('[]')
})

// The last one: afterwards no session is open any more.
// Proves ranks-and-rewards-27.
test('when its time is over, any bet is taken again, also before the credit is taken back', async () => {
  const { wallet, take, id } = await player('over')
  valueOf(await take('credit'))
  stage.clock.advance(2 * 86_400)
  await wallet.bet('over-1', 5_001)
  expect(await stage.system.stores.playCredits.openOf({ merchant: 'alpha', memberId: id })).toBeDefined()
})
