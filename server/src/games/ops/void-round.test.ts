import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStage } from '#games/conformance/stage.ts'
import { createVendorStage, type VendorStage } from '#games/testing/vendor-stage.ts'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createWallet } from '#money/wallet.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { writeFolder } from '#testing/test-merchants.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let vendors: VendorStage
let stage: ConsoleStage
let finance: Person
let approver: Person
beforeAll(async () => {
  vendors = await createVendorStage()
  stage = await consoleOn(vendors.system)
  finance = await stage.staff('finance', { at: 'alpha' })
  approver = await stage.staff('approver', { at: 'alpha' })
})
afterAll(async () => {
  const faults = (await reconcile({ ...vendors.system, log: pino({ level: 'silent' }) })('alpha')).filter(found => found.faults > 0)
  await stage.app.close()
  await vendors.close()
  expect(faults).toEqual([])
})

const REASON = 'The game paid a prize that its table does not have.'
const ofRound = (round: string) => ({ provider: 'foyer-vendor', round })
const ask = async (round: string, reason = REASON) => opValue(await finance.call('games.askVoid', { ...ofRound(round), reason })).approval
const decide = async (id: string, by = approver) => {
  const key = { merchant: 'alpha', id }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
}
/** A member with 50.00 who has bet 3.00 in a round and won 20.00. */
const winner = async (name: string) => {
  const player = await vendors.player(name)
  const vendor = await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
  const bet = await vendor.bet({ round: `${name}-1`, amount: 300 })
  await vendor.win(bet, { amount: 2_000, closes: true })
  const balances = async () =>
    Object.fromEntries((await vendors.system.stores.ledger.accountsOf('alpha', player.id)).map(({ kind, balance }) => [kind, balance]))
  return { player, vendor, bet, round: `${name}-1`, balances, wallet: testWallet(vendors.system, player.id) }
}

// Proves staff-15.
test('a round is void once a second person says so: the stake is back, the win is gone, and nothing of it is left', async () => {
  const { round, balances } = await winner('void_plain')
  expect(await balances()).toMatchObject({ main: 6_700 })
  const approval = await ask(round)
  expect(await decide(approval, finance)).toMatchObject({ success: false, code: 'approval.own' })
  expect(await balances()).toMatchObject({ main: 6_700 })
  opValue(await decide(approval))
  expect(await balances()).toMatchObject({ main: 5_000, owed: 0 })
  expect(opValue(await finance.call('games.round', ofRound(round)))).toMatchObject({ state: 'rolled_back', staked: 0, won: 0 })
  const [event] = await vendors.system.stores.staffEvents.list('alpha', { event: 'round.voided' }, 1)
  expect(event).toMatchObject({ personId: approver.personId, reason: REASON, after: { returned: 300, taken: 2_000, short: 0 } })
})

// Proves staff-15.
test('declared void again nothing moves: one of two approvals finds it void', async () => {
  const { round, balances } = await winner('void_twice')
  const [first, second] = [await ask(round), await ask(round, 'The vendor wrote again')]
  opValue(await decide(first))
  expect(await decide(second)).toMatchObject({ success: false, code: 'round.void' })
  expect(await balances()).toMatchObject({ main: 5_000, owed: 0 })
  expect(await finance.call('games.askVoid', { ...ofRound(round), reason: REASON })).toMatchObject({ success: false, code: 'round.void' })
})

// Proves staff-15.
test('a win that was paid out already is owed, and nothing is paid out until it is there', async () => {
  const { round, balances, wallet } = await winner('void_spent')
  await wallet.hold('void_spent:hold', 6_000)
  await wallet.payOut('void_spent:out', 'void_spent:hold')
  opValue(await decide(await ask(round)))
  // 7.00 was there and 3.00 came back; 20.00 is demanded.
  expect(await balances()).toMatchObject({ main: 0, owed: -1_000 })
  await wallet.deposit('void_spent:more', 5_000)
  await expect(wallet.hold('void_spent:again', 100)).rejects.toMatchObject({ code: 'payment.owed' })
})

// Proves staff-15.
test('where the merchant says so the house bears what is not there, and no earlier debt', async () => {
  const folder = join(vendors.system.merchantsDirectory, 'alpha')
  await writeFolder(folder, { 'content/payments.json': { spentWins: 'house' } })
  await vendors.system.merchants.reload()
  const { round, balances, wallet } = await winner('void_house')
  await wallet.hold('void_house:hold', 6_700)
  await wallet.payOut('void_house:out', 'void_house:hold')
  await wallet.deduct('void_house:debt', 400)
  opValue(await decide(await ask(round)))
  expect(await balances()).toMatchObject({ main: 0, owed: -400 })
  await writeFolder(folder, { 'content/payments.json': {} })
  await vendors.system.merchants.reload()
})

// Proves staff-15.
test('after it the vendor can neither win, nor take back, nor bet in the round', async () => {
  const { round, vendor, bet, balances } = await winner('void_late')
  opValue(await decide(await ask(round)))
  expect((await vendor.win(bet, { amount: 100 })).status).toBe('BET_ALREADY_CLOSED')
  expect((await vendor.rollback(bet)).status).toBe('BET_ALREADY_CLOSED')
  expect((await vendor.bet({ round, amount: 100 })).reply.status).toBe('ROUND_CLOSED')
  expect(await balances()).toMatchObject({ main: 5_000, owed: 0 })
})

// Proves staff-15.
test('a bet that has not been decided comes back as well', async () => {
  const player = await vendors.player('void_open')
  const vendor = await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
  const first = await vendor.bet({ round: 'void_open-1', amount: 300 })
  await vendor.bet({ round: 'void_open-1', amount: 200 })
  await vendor.rollback(first)
  opValue(await decide(await ask('void_open-1')))
  const accounts = await vendors.system.stores.ledger.accountsOf('alpha', player.id)
  expect(accounts.find(({ kind }) => kind === 'main')?.balance).toBe(5_000)
})

test('the ledger lets a bet be void once, and a win be taken back once, by whatever reference', async () => {
  const { player, bet } = await winner('void_ledger')
  const merchant = vendors.system.merchants.byCode('alpha')
  if (!merchant) throw new Error('The test merchants are missing.')
  const wallet = createWallet(vendors.system)
  const followed = `foyer-vendor:${bet.transaction}`
  const request = (reference: string) => ({ merchant, memberId: player.id, reference, followed, detail: ofRound('void_ledger-1') })
  await wallet.voidBet(vendors.system.stores, request('once'))
  expect(await wallet.voidBet(vendors.system.stores, request('once'))).toMatchObject({ isReplay: true })
  await expect(wallet.voidBet(vendors.system.stores, request('twice'))).rejects.toMatchObject({ code: 'transaction.ended' })
  const { movements } = opValue(await finance.call('games.round', ofRound('void_ledger-1')))
  const win = `foyer-vendor:${movements.find(({ kind }) => kind === 'win')?.transaction}`
  await wallet.voidWin(vendors.system.stores, { ...request('first'), followed: win })
  await expect(wallet.voidWin(vendors.system.stores, { ...request('second'), followed: win })).rejects.toMatchObject({ code: 'transaction.ended' })
})

// Proves staff-15.
test('a win is taken back with the round of its bet, whatever round its vendor named with it', async () => {
  const player = await vendors.player('void_named')
  const vendor = await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
  const first = await vendor.bet({ round: 'void_named-1', amount: 300 })
  const second = await vendor.bet({ round: 'void_named-2', amount: 100 })
  await vendor.win(first, { amount: 2_000, round: 'void_named-2' })
  const win = await vendor.win(second, { transaction: 'void_named-win', amount: 700, round: 'nowhere' })
  expect(win.status).toBe('OK')
  opValue(await decide(await ask('void_named-2')))
  const main = async () => (await vendors.system.stores.ledger.accountsOf('alpha', player.id)).find(({ kind }) => kind === 'main')?.balance
  expect(await main()).toBe(6_700)
  expect(opValue(await finance.call('games.round', ofRound('void_named-1')))).toMatchObject({ staked: 300, won: 2_000 })
  opValue(await decide(await ask('void_named-1')))
  expect(await main()).toBe(5_000)
  const { rounds } = opValue(await finance.call('games.rounds', { q: 'void_named-win' }))
  expect(rounds.map(({ round }) => round)).toEqual(['void_named-2'])
})

// Proves staff-15.
test('a win that was booked without the name of its round is taken back as well', async () => {
  const { bet, round, balances, wallet } = await winner('void_plain_win')
  await wallet.win('void_plain_win:more', `foyer-vendor:${bet.transaction}`, 500)
  expect(await balances()).toMatchObject({ main: 7_200 })
  opValue(await decide(await ask(round)))
  expect(await balances()).toMatchObject({ main: 5_000, owed: 0 })
})

// Proves staff-15.
test('an approval whose round has gone on is refused', async () => {
  const { round, vendor, bet, balances } = await winner('void_moved')
  const approval = await ask(round)
  await vendor.win(bet, { amount: 500 })
  expect(await decide(approval)).toMatchObject({ success: false, code: 'approval.changed' })
  expect(await balances()).toMatchObject({ main: 7_200 })
})

// Proves staff-15.
test('the limits of the member count neither the stake nor the win', async () => {
  const player = await vendors.player('void_limits')
  await player.client.call('safePlay.setLimit', { kind: 'loss', period: 'day', most: 50_000 })
  const vendor = await createStage({ ...vendors.access, tokens: [await vendors.launch(player, 'dice')], game: 'v-dice' })
  const bet = await vendor.bet({ round: 'void_limits-1', amount: 300 })
  await vendor.win(bet, { amount: 100, closes: true })
  const used = async () =>
    (await vendors.system.stores.safePlay.limitsOf({ merchant: 'alpha', memberId: player.id }, vendors.system.clock()))[0]?.used
  expect(await used()).toBe(200)
  opValue(await decide(await ask('void_limits-1')))
  expect(await used()).toBe(0)
})
