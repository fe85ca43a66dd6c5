import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLotteryStage, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { reconcileOne } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createWallet } from '#money/wallet.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { settleCredits } from './settle-credits.ts'

const words = { EN: 'Words', UR: 'UR' }
const promotion = (id: string, reward: object, condition: object = { signedIn: true }) => ({ id, title: words, terms: words, condition, reward })
const good = (id: string, more: object) => ({ id, price: 10, stock: 5, image: 'banners/one.svg', name: words, text: words, ...more })
const credit = { amount: 20, wagering: 3, days: 2 }
const promotions = [
  promotion('credit', { credit }),
  promotion('more', { credit }),
  promotion('ticket', { ticket: { lottery: 'fixed' } }),
  promotion('bets', { points: 5 }, { bets: 1 }),
]
const goods = [good('play', { kind: 'credit', credit }), good('draw', { kind: 'lottery', lottery: 'fixed' })]

let stage: LotteryStage
const write = (content: object) => writeFolder(join(stage.system.merchantsDirectory, 'alpha'), content as never)
beforeAll(async () => {
  stage = await createLotteryStage({ recurring: ['lottery', 'playCredit'] })
  await write({ 'content/promotions.json': { promotions }, 'content/mall.json': { goods } })
  expect(await stage.system.merchants.reload()).toEqual([])
})
afterAll(() => stage.close())

const alpha = () => stage.system.merchants.byCode('alpha')!
const settle = () => settleCredits(stage.system)(alpha())
const claim = (client: WireClient, id: string) => client.call('rewards.claim', { id, turn: 'once' })
const mine = async (client: WireClient) => valueOf(await client.call('rewards.mine', {}))
const money = async (client: WireClient) => valueOf(await client.call('wallet.balance', {}))
const player = async (username: string, start?: number) => {
  const { client, id } = await stage.player(username, start)
  return { client, id, wallet: testWallet(stage.system, id) }
}
const kindsOf = async (client: WireClient) => valueOf(await client.call('wallet.statement', {})).lines.map(({ kind, amount }) => `${kind} ${amount}`)
const faults = async () => {
  for (const check of ['transfers', 'balances', 'answers', 'bets', 'credits', 'house'] as const)
    expect(await reconcileOne(stage.system)('alpha', check)).toMatchObject({ check, faults: 0 })
}

describe('play credit as a reward', () => {
  // Proves ranks-and-rewards-10.
  test('is held apart from the balance, with its terms and its progress, and is given once', async () => {
    const { client, wallet } = await player('apart')
    expect((await mine(client)).open.find(({ id }) => id === 'credit')).toMatchObject({
      points: 0,
      credit: { amount: 2_000, needed: 6_000, days: 2 },
    })
    const claims = await Promise.all([claim(client, 'credit'), claim(client, 'credit')])
    expect(claims.map(valueOf)).toEqual([{ points: 0 }, { points: 0 }])
    expect(await money(client)).toMatchObject({ main: 100_000, credit: 2_000 })
    await wallet.bet('apart-1', 1_500)
    const { credit: own, taken } = await mine(client)
    const endsAt = new Date(stage.clock().getTime() + 2 * 86_400_000).toISOString()
    expect(own).toEqual({ amount: 2_000, staked: 1_500, needed: 6_000, endsAt, rules: { highestStake: null, weights: [], otherWeight: 100 } })
    expect(taken[0]).toMatchObject({ id: 'credit', points: 0, credit: 2_000 })
    await faults()
  })

  // Proves ranks-and-rewards-10.
  test('becomes the member’s own when so much was staked since then; a stake taken back does not count', async () => {
    const { client, wallet } = await player('reaches')
    await wallet.bet('reaches-before', 50_000)
    valueOf(await claim(client, 'credit'))
    await wallet.rollback('reaches-early', 'reaches-before')
    await wallet.bet('reaches-1', 5_000)
    await wallet.bet('reaches-2', 1_000)
    await wallet.rollback('reaches-back', 'reaches-2')
    await settle()
    expect((await mine(client)).credit).toMatchObject({ staked: 5_000 })
    await wallet.bet('reaches-3', 999)
    await settle()
    expect(await money(client)).toMatchObject({ main: 94_001, credit: 2_000 })
    await wallet.bet('reaches-4', 1)
    await Promise.all([settle(), settle()])
    expect(await money(client)).toMatchObject({ main: 96_000 })
    expect((await money(client)).credit).toBeUndefined()
    expect((await kindsOf(client)).filter(line => line.startsWith('release'))).toEqual(['release 2000'])
    await settle()
    expect(await money(client)).toMatchObject({ main: 96_000 })
    await faults()
  })

  test('counts tickets that the member buys', async () => {
    const { client, id } = await player('buyer')
    valueOf(await claim(client, 'credit'))
    valueOf(
      await client.call('lottery.buyTickets', {
        key: 'purchase-number-of-buyer',
        draw: (await stage.system.stores.draws.next('alpha', 'fixed', stage.clock()))?.id ?? '',
        lines: [{ numbers: ['1', '2'] }],
      }),
    )
    await settle()
    const price = 100_000 - (await money(client)).main
    expect(price).toBeGreaterThan(0)
    expect(await stage.system.stores.playCredits.openOf({ merchant: 'alpha', memberId: id })).toMatchObject({ staked: price })
  })

  // Proves ranks-and-rewards-10.
  test('is one at a time; deposits and withdrawals go on beside it', async () => {
    const { client, wallet } = await player('single', 10_000)
    valueOf(await claim(client, 'credit'))
    expect(await claim(client, 'more')).toMatchObject({ status: 409, errorCode: 'credit.open' })
    await wallet.hold('single-out', 10_000)
    await wallet.payOut('single-paid', 'single-out')
    await wallet.deposit('single-in', 6_000)
    await wallet.bet('single-1', 6_000)
    await settle()
    valueOf(await claim(client, 'more'))
    expect(await money(client)).toMatchObject({ main: 2_000, credit: 2_000 })
    await faults()
  })

  // Proves ranks-and-rewards-10.
  test('ends with a self-exclusion, but not with a break; an excluded member gets none', async () => {
    const { client } = await player('excluded')
    valueOf(await claim(client, 'credit'))
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    expect((await money(client)).credit).toBe(2_000)
    valueOf(await client.call('safePlay.exclude', { months: 6 }))
    expect((await money(client)).credit).toBeUndefined()
    for (const id of ['more', 'ticket']) expect(await claim(client, id)).toMatchObject({ errorCode: 'play.paused' })
    await faults()
  })

  test('does not keep an account from being closed, and ends with it', async () => {
    const { client, id } = await player('leaver', 0)
    valueOf(await claim(client, 'credit'))
    valueOf(await client.call('member.close', {}))
    const accounts = await stage.system.stores.ledger.accountsOf('alpha', id)
    expect(accounts.map(({ balance }) => balance)).toEqual([0, 0, 0])
    await faults()
  })
})

describe('a ticket as a reward', () => {
  // Proves ranks-and-rewards-11.
  test('is bought with money of the house: the statement shows both, and goals and wagering do not count it', async () => {
    const { client, id } = await player('ticket', 0)
    valueOf(await claim(client, 'credit'))
    const claims = await Promise.all([claim(client, 'ticket'), claim(client, 'ticket')])
    expect(claims.map(({ success }) => success)).toEqual([true, true])
    const lines = await kindsOf(client)
    expect(lines).toHaveLength(2)
    expect(lines.map(line => line.replace(/-?\d+/, '').trim())).toEqual(['bet', 'gift'])
    expect((await money(client)).main).toBe(0)
    expect(valueOf(await client.call('lottery.tickets', {})).tickets).toHaveLength(1)
    await settle()
    expect(await stage.system.stores.playCredits.openOf({ merchant: 'alpha', memberId: id })).toMatchObject({ staked: 0 })
    const { open, taken } = await mine(client)
    expect(open.find(one => one.id === 'bets')).toMatchObject({ state: 'running', goals: [{ completed: 0 }] })
    expect(taken.map(one => one.ticket)).toContain('lottery_lucky_six')
    await faults()
  })
})

describe('during a break', () => {
  // Proves ranks-and-rewards-10.
  test('no play credit is ordered, and the points stay', async () => {
    const { client, wallet } = await player('resting', 0)
    await wallet.earnPoints('resting-points', 100)
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    expect(await client.call('mall.order', { key: 'order-on-break', good: 'play', price: 10 })).toMatchObject({ errorCode: 'play.paused' })
    expect(await money(client)).toMatchObject({ points: 100 })
    expect((await money(client)).credit).toBeUndefined()
    await faults()
  })

  // Proves ranks-and-rewards-10.
  test('the ledger itself refuses play credit, whoever grants it', async () => {
    const { client, id: memberId } = await player('granted', 0)
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    const given = { merchant: alpha(), memberId, reference: 'granted-on-break', amount: 2_000 }
    await expect(stage.system.inUnit(unit => createWallet(stage.system).grantCredit(unit, given))).rejects.toMatchObject({ code: 'play.paused' })
    await faults()
  })
})

describe('the point market', () => {
  // Proves ranks-and-rewards-11.
  test('gives play credit and tickets at once, one order each; where it cannot, the points stay', async () => {
    const { client, wallet } = await player('shopper', 0)
    await wallet.earnPoints('shopper-points', 100)
    const order = (key: string, id: string) => client.call('mall.order', { key, good: id, price: 10 })
    expect(valueOf(await order('order-0001', 'play'))).toMatchObject({ good: 'play', state: 'delivered' })
    expect(await order('order-0002', 'play')).toMatchObject({ errorCode: 'credit.open' })
    expect(valueOf(await order('order-0003', 'draw'))).toMatchObject({ good: 'draw', state: 'delivered' })
    expect(valueOf(await order('order-0003', 'draw'))).toMatchObject({ good: 'draw' })
    expect(await money(client)).toMatchObject({ main: 0, credit: 2_000, points: 80 })
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    expect(await order('order-0004', 'draw')).toMatchObject({ errorCode: 'play.paused' })
    expect((await money(client)).points).toBe(80)
    await faults()
  })
})

test('content that names no lottery, two rewards at once or no terms is refused with place and reason', async () => {
  const broken = [
    [{ 'content/promotions.json': { promotions: [promotion('one', { ticket: { lottery: 'none' } })] } }, '/promotions/0/reward/ticket/lottery'],
    [{ 'content/promotions.json': { promotions: [promotion('one', { points: 1, credit })] } }, '/promotions/0/reward'],
    [
      { 'content/promotions.json': { promotions: [promotion('one', { credit: { ...credit, wagering: 11 } })] } },
      '/promotions/0/reward/credit/wagering',
    ],
    [{ 'content/mall.json': { goods: [good('play', { kind: 'credit' })] } }, '/goods/0/credit'],
    [{ 'content/mall.json': { goods: [good('draw', { kind: 'lottery', lottery: 'none' })] } }, '/goods/0/lottery'],
  ] as const
  for (const [content, place] of broken) {
    await write(content)
    expect(JSON.stringify(await stage.system.merchants.reload())).toContain(place)
    await write({ 'content/promotions.json': { promotions }, 'content/mall.json': { goods } })
  }
})

// The last one: afterwards no session is open any more.
// Proves ranks-and-rewards-10.
test('play credit goes back to the house when its time is over, and what is staked afterwards does not count', async () => {
  const { client, id, wallet } = await player('late')
  const owner = { merchant: 'alpha', memberId: id }
  valueOf(await claim(client, 'credit'))
  stage.clock.advance(2 * 86_400 - 1)
  await settle()
  expect(await stage.system.stores.playCredits.openOf(owner)).toMatchObject({ staked: 0 })
  stage.clock.advance(1)
  await wallet.bet('late-1', 10_000)
  await stage.system.jobs.runDue()
  expect(await stage.system.stores.playCredits.openOf(owner)).toBeUndefined()
  const balances = await stage.system.stores.ledger.accountsOf('alpha', id)
  expect(balances.map(({ kind, balance }) => `${kind} ${balance}`).toSorted()).toEqual(['credit 0', 'held 0', 'main 90000'])
  await faults()
})
