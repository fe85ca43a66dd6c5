import { checkReceipt } from '@foyer/draw-check/receipt'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let stage: LotteryStage
beforeEach(async () => {
  stage = await createLotteryStage()
})
afterEach(() => stage.close())

const FIXED = drawId('fixed')
const refused = (outcome: { readonly success: boolean; readonly errorCode?: string }) => (outcome.success ? 'sold' : outcome.errorCode)

// Proves games-and-lottery-15.
test('tickets are sold with the money, each with a receipt that anybody can check', async () => {
  const { buy, balance, client } = await stage.player('buyer', 1_000)
  const bought = valueOf(await buy(FIXED, [{ numbers: ['7', '2'] }, { numbers: ['01', '09'], units: 3 }]))
  expect(bought.balance).toBe(600)
  expect(await balance()).toBe(600)
  expect(bought.tickets.map(({ numbers, units, price, state }) => [numbers, units, price, state])).toEqual([
    [['02', '07'], 1, 100, 'sold'],
    [['01', '09'], 3, 300, 'sold'],
  ])
  const { key } = valueOf(await client.call('lottery.list', {}))
  for (const { number } of bought.tickets) {
    const { receipt, proof, ticket } = valueOf(await client.call('lottery.ticket', { number }))
    expect(checkReceipt(receipt, { keys: [key] })).toMatchObject({ receipt: { draw: FIXED, number, numbers: ticket.numbers, price: ticket.price } })
    expect(proof).toBeNull()
  }
  const { lines } = valueOf(await client.call('wallet.statement', { kinds: 'games' }))
  expect(lines).toMatchObject([{ kind: 'bet', amount: -400, detail: { game: 'fixed', round: FIXED, vendor: 'LOTT' } }])
})

// Proves money-31.
test('an account with a ticket whose draw is not settled is not closed (decided: docs/rules/money.md)', async () => {
  const { buy, client } = await stage.player('leaver', 100)
  valueOf(await buy(FIXED, [{ numbers: ['1', '2'] }]))
  expect(await client.call('member.close', {})).toMatchObject({ errorCode: 'account.in.play', value: { rounds: 0, tickets: 1 } })
})

// Proves games-and-lottery-15.
test('sent again it is bought once, and with other numbers it is refused', async () => {
  const { buy, balance } = await stage.player('buyer', 1_000)
  const key = 'the-same-key-twice'
  const first = valueOf(await buy(FIXED, [{ numbers: ['2', '7'] }], key))
  expect(valueOf(await buy(FIXED, [{ numbers: ['7', '2'] }], key))).toEqual(first)
  expect(refused(await buy(FIXED, [{ numbers: ['7', '3'] }], key))).toBe('duplicate_transaction')
  expect(await balance()).toBe(900)
  // The answer is the same after the end of sales too.
  await stage.goTo('2026-01-01T00:04:40Z')
  expect(valueOf(await buy(FIXED, [{ numbers: ['2', '7'] }], key)).tickets.map(({ number }) => number)).toEqual(
    first.tickets.map(({ number }) => number),
  )
})

test.each<[string, string, { numbers: string[]; play?: string; units?: number }]>([
  ['too few numbers', FIXED, { numbers: ['1'] }],
  ['the same number twice', FIXED, { numbers: ['1', '01'] }],
  ['a number that there is not', FIXED, { numbers: ['1', '10'] }],
  ['number 0', FIXED, { numbers: ['0', '1'] }],
  ['a play where there is none', FIXED, { numbers: ['1', '2'], play: 'big' }],
  ['too many units', FIXED, { numbers: ['1', '2'], units: 11 }],
  ['no play', drawId('digits'), { numbers: ['123'] }],
  ['another play', drawId('digits'), { numbers: ['123'], play: 'small' }],
  ['too few digits', drawId('digits'), { numbers: ['23'], play: 'big' }],
  ['two numbers of digits', drawId('digits'), { numbers: ['23', '24'], play: 'last_two' }],
])('%s: refused, and nothing is paid', async (_, draw, line) => {
  const { buy, balance } = await stage.player('buyer', 2_000)
  expect(refused(await buy(draw, [{ numbers: ['1', '2'] }, line]))).toBe('lottery.numbers.invalid')
  expect(await balance()).toBe(2_000)
})

describe('what may not be bought', () => {
  test('tickets of a draw that there is not, of another merchant’s, or that is not open', async () => {
    const { buy } = await stage.player('buyer')
    expect(refused(await buy('fixed-20260101-0007', [{ numbers: ['1', '2'] }]))).toBe('lottery.draw.unknown')
    expect(refused(await buy(drawId('fixed', 10), [{ numbers: ['1', '2'] }]))).toBe('lottery.draw.closed')
    // Every draw of both merchants has the same id, and each sells its own.
    const other = await stage.player('buyer', 100, 'beta')
    valueOf(await other.buy(FIXED, [{ numbers: ['1', '2'] }]))
    expect(await stage.system.stores.tickets.staked({ merchant: 'alpha', id: FIXED })).toBe(0)
  })

  // Proves games-and-lottery-15.
  test('from the moment on at which sales end, even while nobody has closed the draw', async () => {
    const { buy } = await stage.player('buyer')
    stage.clock.advance(279)
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('sold')
    stage.clock.advance(1)
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('lottery.draw.closed')
  })

  test('with too little money: no ticket', async () => {
    const { buy } = await stage.player('buyer', 150)
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }, { numbers: ['1', '3'] }]))).toBe('balance.too.low')
    expect(await stage.system.stores.tickets.staked({ merchant: 'alpha', id: FIXED })).toBe(0)
  })

  // Proves games-and-lottery-15, money-22.
  test('during a break, and beyond a limit', async () => {
    const { buy, client, balance } = await stage.player('careful')
    valueOf(await client.call('safePlay.setLimit', { kind: 'stake', period: 'day', most: 300 }))
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'], units: 2 }]))).toBe('sold')
    // Two units cost 200 of the 300, so 100 are left.
    expect(await buy(FIXED, [{ numbers: ['1', '2'], units: 2 }])).toMatchObject({
      errorCode: 'limit.reached',
      value: { limit: { kind: 'stake', period: 'day', most: 300, left: 100 } },
    })
    valueOf(await client.call('safePlay.takeBreak', { hours: 24 }))
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('play.paused')
    expect(await balance()).toBe(99_800)
  })

  // Proves games-and-lottery-15.
  test('when the time of play is used up; buying itself is no play', async () => {
    const { buy, client } = await stage.player('careful')
    valueOf(await client.call('safePlay.setLimit', { kind: 'time', period: 'day', most: 1 }))
    const beat = async () => valueOf(await client.call('safePlay.playClock', {}))
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('sold')
    stage.clock.advance(60)
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('sold')
    expect(await beat()).toMatchObject({ sitting: { minutes: 0 }, mayPlay: true })
    stage.clock.advance(60)
    expect(await beat()).toMatchObject({ mayPlay: false })
    expect(refused(await buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('limit.reached')
  })

  // Proves games-and-lottery-15.
  test('more on the same numbers, or in the whole draw, than the merchant takes', async () => {
    const { buy, balance } = await stage.player('rich', 1_000_000)
    const other = await stage.player('late', 1_000_000)
    expect(
      refused(
        await buy(FIXED, [
          { numbers: ['1', '2'], units: 6 },
          { numbers: ['2', '1'], units: 5 },
        ]),
      ),
    ).toBe('lottery.sold.out')
    valueOf(await buy(FIXED, [{ numbers: ['1', '2'], units: 6 }]))
    expect(refused(await other.buy(FIXED, [{ numbers: ['1', '3'] }, { numbers: ['1', '2'], units: 5 }]))).toBe('lottery.sold.out')
    valueOf(await other.buy(FIXED, [{ numbers: ['1', '2'], units: 4 }]))
    expect(refused(await other.buy(FIXED, [{ numbers: ['1', '2'] }]))).toBe('lottery.sold.out')
    expect(await balance()).toBe(999_400)
    expect(await other.balance()).toBe(999_600)
    expect(await stage.system.stores.tickets.staked({ merchant: 'alpha', id: FIXED })).toBe(1_000)
  })

  test('by a guest, or without a session', async () => {
    expect(refused(await stage.client().call('lottery.buyTickets', { key: 'k'.repeat(16), draw: FIXED, lines: [{ numbers: ['1', '2'] }] }))).toBe(
      'customer.not.login',
    )
  })
})
