import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'
import { testWallet } from './testing/test-wallet.ts'
import { createWallet } from './wallet.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

let members = 0
/** A new member with this much money, and what they see of it. */
const player = async (money = 0, merchant: 'alpha' | 'beta' = 'alpha') => {
  members += 1
  const { client, customerId } = await registered(wire, `player_${members}`, { merchant })
  const wallet = testWallet(wire.system, customerId, merchant)
  const own = members
  const name = (reference: string) => `${reference}-${own}`
  if (money > 0) await wallet.deposit(name('start'), money)
  return {
    ...wallet,
    memberId: customerId,
    client,
    name,
    balance: async () => valueOf(await client.call('wallet.balance', {})),
    lines: async (request: Parameters<typeof client.call<'wallet.statement'>>[1] = {}) => valueOf(await client.call('wallet.statement', request)),
  }
}
const refusal = (code: string) => expect.objectContaining({ code })

describe('money of a member', () => {
  // Proves money-3.
  test('begins with nothing, in the merchant’s currency and its smallest unit', async () => {
    const { balance } = await player()
    expect(await balance()).toEqual({ currency: 'PHP', decimals: 2, main: 0, held: 0, points: 0, walletVersion: 0 })
  })

  test('a deposit comes in, a bet goes out, a win comes in; each raises the wallet’s version, which the member’s info carries', async () => {
    const { client, deposit, bet, win, balance, name } = await player()
    expect(await deposit(name('paid'), 10_000)).toMatchObject({ balance: 10_000, version: 1, isReplay: false })
    expect(await bet(name('bet'), 2_500)).toMatchObject({ balance: 7_500, version: 2 })
    expect(await win(name('win'), name('bet'), 4_000)).toMatchObject({ balance: 11_500, version: 3 })
    expect(await win(name('more'), name('bet'), 1)).toMatchObject({ balance: 11_501, version: 4 })
    expect(await win(name('nothing'), name('bet'), 0)).toMatchObject({ balance: 11_501, version: 4 })
    expect(await balance()).toMatchObject({ main: 11_501, held: 0, walletVersion: 4 })
    expect(valueOf(await client.call('member.info', {})).walletVersion).toBe(4)
  })

  // Proves money-5.
  test('nobody spends more than they have, to the last unit', async () => {
    const { bet, hold, name, balance } = await player(500)
    await expect(bet(name('too-much'), 501)).rejects.toMatchObject({ code: 'balance.too.low', data: { balance: 500 } })
    await expect(hold(name('too-much'), 501)).rejects.toEqual(refusal('balance.too.low'))
    await bet(name('all'), 500)
    await expect(bet(name('one'), 1)).rejects.toEqual(refusal('balance.too.low'))
    expect(await balance()).toMatchObject({ main: 0 })
  })

  // Proves money-3.
  test('a win with which the balance would pass 2^53 − 1 is no amount, and changes nothing', async () => {
    const { bet, win, deposit, name, balance, memberId } = await player(1_000)
    await bet(name('bet'), 500)
    await expect(win(name('huge'), name('bet'), Number.MAX_SAFE_INTEGER)).rejects.toEqual(refusal('request.invalid'))
    expect(await balance()).toMatchObject({ main: 500 })
    await win(name('fits'), name('bet'), 100)
    expect(await balance()).toMatchObject({ main: 600 })
    // Nor is it one among several prizes, nor a deposit; of the prizes that came with it none is paid.
    const { system } = wire
    const prize = (reference: string, amount: number) => ({
      merchant: system.merchants.byCode('alpha')!,
      memberId,
      reference,
      followed: name('bet'),
      amount,
    })
    const all = [prize(name('prize'), 100), prize(name('too-large'), Number.MAX_SAFE_INTEGER)]
    await expect(system.inUnit(unit => createWallet(system).winAll(unit, all))).rejects.toEqual(refusal('request.invalid'))
    await expect(deposit(name('too-large'), Number.MAX_SAFE_INTEGER)).rejects.toEqual(refusal('request.invalid'))
    expect(await balance()).toMatchObject({ main: 600 })
  })

  // Proves money-3.
  test.each([0, -5, 1.5, Number.NaN, 2 ** 53])('%s is no amount', async amount => {
    const { deposit, bet, name } = await player(500)
    await expect(deposit(name('odd'), amount)).rejects.toEqual(refusal('request.invalid'))
    await expect(bet(name('odd'), amount)).rejects.toEqual(refusal('request.invalid'))
  })

  // Proves money-4.
  test('a movement that is asked for again answers what it answered, even when the money is gone; with other content it is refused', async () => {
    const { deposit, bet, balance, name } = await player(1_000)
    const first = await bet(name('bet'), 700, { game: 'dice' })
    await bet(name('rest'), 300)
    expect(await bet(name('bet'), 700, { game: 'dice' })).toEqual({ ...first, isReplay: true })
    await expect(bet(name('bet'), 701, { game: 'dice' })).rejects.toEqual(refusal('duplicate_transaction'))
    await expect(bet(name('bet'), 700, { game: 'cards' })).rejects.toEqual(refusal('duplicate_transaction'))
    await expect(deposit(name('start'), 999)).rejects.toEqual(refusal('duplicate_transaction'))
    const other = await player(1_000)
    await expect(other.bet(name('bet'), 700, { game: 'dice' })).rejects.toEqual(refusal('duplicate_transaction'))
    expect(await balance()).toMatchObject({ main: 0 })
  })

  test('the same reference at another merchant is another movement', async () => {
    const here = await player(1_000)
    const there = await player(1_000, 'beta')
    await here.bet('shared', 100)
    expect(await there.bet('shared', 200)).toMatchObject({ balance: 800, isReplay: false })
    expect(await there.balance()).toMatchObject({ currency: 'BRL', main: 800 })
  })
})

// Proves money-6.
describe('a withdrawal', () => {
  test('is held, and then paid out', async () => {
    const { hold, payOut, giveBack, balance, name } = await player(1_000)
    expect(await hold(name('w'), 400)).toMatchObject({ balance: 600 })
    expect(await balance()).toMatchObject({ main: 600, held: 400 })
    const paid = await payOut(name('paid'), name('w'))
    expect(paid).toMatchObject({ balance: 600 })
    expect(await payOut(name('paid'), name('w'))).toEqual({ ...paid, isReplay: true })
    expect(await balance()).toMatchObject({ main: 600, held: 0 })
    await expect(giveBack(name('back'), name('w'))).rejects.toEqual(refusal('transaction.ended'))
    await expect(payOut(name('again'), name('w'))).rejects.toEqual(refusal('transaction.ended'))
  })

  test('is held, and then comes back', async () => {
    const { hold, payOut, giveBack, balance, name } = await player(1_000)
    await hold(name('w'), 400)
    expect(await giveBack(name('back'), name('w'))).toMatchObject({ balance: 1_000 })
    expect(await balance()).toMatchObject({ main: 1_000, held: 0 })
    await expect(payOut(name('paid'), name('w'))).rejects.toEqual(refusal('transaction.ended'))
    await expect(giveBack(name('none'), name('none'))).rejects.toEqual(refusal('transaction.unknown'))
  })

  test('of one member is nothing to another', async () => {
    const { hold, name } = await player(1_000)
    await hold(name('w'), 400)
    const other = await player(1_000)
    await expect(other.giveBack('theirs', name('w'))).rejects.toEqual(refusal('transaction.unknown'))
  })
})

describe('a bet', () => {
  test('that is rolled back gives its whole stake back, once', async () => {
    const { bet, win, rollback, balance, name } = await player(1_000)
    await bet(name('bet'), 300)
    const back = await rollback(name('back'), name('bet'))
    expect(back).toMatchObject({ balance: 1_000 })
    expect(await rollback(name('back'), name('bet'))).toEqual({ ...back, isReplay: true })
    await expect(rollback(name('again'), name('bet'))).rejects.toEqual(refusal('transaction.ended'))
    await expect(win(name('win'), name('bet'), 50)).rejects.toEqual(refusal('transaction.ended'))
    expect(await balance()).toMatchObject({ main: 1_000 })
  })

  // Proves money-11.
  test('that has won is not rolled back', async () => {
    const { bet, win, rollback, balance, name } = await player(1_000)
    await bet(name('bet'), 300)
    await win(name('win'), name('bet'), 0)
    await expect(rollback(name('back'), name('bet'))).rejects.toEqual(refusal('transaction.ended'))
    expect(await balance()).toMatchObject({ main: 700 })
  })

  // Proves money-11.
  test('that comes after its rollback is refused', async () => {
    const { bet, win, rollback, balance, name } = await player(1_000)
    const back = await rollback(name('back'), name('late'))
    expect(back).toMatchObject({ balance: 1_000, isReplay: false })
    expect(await rollback(name('back'), name('late'))).toEqual({ ...back, isReplay: true })
    await expect(bet(name('late'), 300)).rejects.toEqual(refusal('transaction.ended'))
    await expect(win(name('win'), name('late'), 300)).rejects.toEqual(refusal('transaction.ended'))
    await expect(win(name('win'), name('never'), 300)).rejects.toEqual(refusal('transaction.unknown'))
    expect(await balance()).toMatchObject({ main: 1_000 })
  })
})

// Proves money-3.
test('points are earned and spent, and no movement pays them out', async () => {
  const { earnPoints, spendPoints, balance, lines, name } = await player(1_000)
  expect(await earnPoints(name('mission'), 30)).toMatchObject({ balance: 30, version: 1 })
  expect(await spendPoints(name('mug'), 20)).toMatchObject({ balance: 10, version: 2 })
  await expect(spendPoints(name('car'), 11)).rejects.toEqual(refusal('balance.too.low'))
  expect(await balance()).toMatchObject({ main: 1_000, points: 10, walletVersion: 3 })
  expect((await lines({ account: 'points' })).lines.map(({ amount }) => amount)).toEqual([-20, 30])
})

// Proves money-3.
test('what the merchant’s ledger began with stays its currency', async () => {
  const { memberId, deposit, name } = await player()
  await deposit(name('paid'), 100)
  const merchant = wire.system.merchants.byCode('beta')
  if (!merchant) throw new Error('The test merchants are missing.')
  const system = { ...wire.system, merchants: { ...wire.system.merchants, byCode: () => ({ ...merchant, code: 'alpha' }) } }
  await expect(testWallet(system, memberId).deposit(name('foreign'), 100)).rejects.toEqual(refusal('currency.mismatch'))
})

// Proves money-28.
describe('the statement', () => {
  // Proves money-29.
  test('has every line of the account with its running balance, newest first, in pages', async () => {
    const { deposit, bet, win, hold, giveBack, lines, name } = await player()
    await deposit(name('paid'), 1_000, { channel: 'bank' })
    await bet(name('bet'), 200, { game: 'dice' })
    await win(name('win'), name('bet'), 500)
    await hold(name('w'), 900)
    await giveBack(name('back'), name('w'))
    const all = await lines()
    expect(all.more).toBe(false)
    expect(all.lines.map(({ kind, amount, balance, version }) => [kind, amount, balance, version])).toEqual([
      ['return', 900, 1_300, 5],
      ['hold', -900, 400, 4],
      ['win', 500, 1_300, 3],
      ['bet', -200, 800, 2],
      ['deposit', 1_000, 1_000, 1],
    ])
    expect(all.lines[3]).toMatchObject({ reference: name('bet'), follows: null, endedBy: 'win', detail: { game: 'dice' } })
    // A win says of which game it is, though its movement says it only by its bet.
    expect(all.lines[2]).toMatchObject({ follows: name('bet'), endedBy: null, detail: { game: 'dice' } })

    const first = await lines({ limit: 2 })
    expect([first.lines.map(({ version }) => version), first.more]).toEqual([[5, 4], true])
    const last = await lines({ limit: 3, before: 4 })
    expect([last.lines.map(({ version }) => version), last.more]).toEqual([[3, 2, 1], false])
  })

  test('shows payments or games alone, and a period', async () => {
    const { deposit, bet, rollback, hold, lines, name } = await player()
    const { clock } = wire.system
    await deposit(name('paid'), 1_000)
    await bet(name('bet'), 200)
    clock.advance(60)
    const noon = clock()
    await rollback(name('back'), name('bet'))
    await hold(name('w'), 900)
    const kinds = async (request: Parameters<typeof lines>[0]) => (await lines(request)).lines.map(({ kind }) => kind)
    expect(await kinds({ kinds: 'payments' })).toEqual(['hold', 'deposit'])
    expect(await kinds({ kinds: 'games' })).toEqual(['rollback', 'bet'])
    expect(await kinds({ from: noon.toISOString() })).toEqual(['hold', 'rollback'])
    expect(await kinds({ until: noon.toISOString() })).toEqual(['bet', 'deposit'])
  })

  test('is the member’s own, and refuses what is no period', async () => {
    const { client, lines } = await player(100)
    const other = await player()
    expect(await other.lines()).toEqual({ lines: [], more: false })
    expect((await lines()).lines).toHaveLength(1)
    expect(await client.call('wallet.statement', { from: '2026-13-40T00:00:00Z' })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(await client.call('wallet.statement', { limit: 51 })).toMatchObject({ status: 400 })
    expect(await wire.client().call('wallet.statement', {})).toMatchObject({ status: 401 })
    expect(await wire.client().call('wallet.balance', {})).toMatchObject({ status: 401 })
  })
})
