import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStage, type Stage } from '#games/conformance/stage.ts'
import { createVendorStage, type Player, type VendorStage } from '#games/testing/vendor-stage.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { LedgerCheck } from '#money/ledger/ledger-checks.ts'
import { statement as readStatement } from '#money/statement.ts'
import { faultsAfter } from '#money/testing/ledger-faults.ts'
import { earlierEnded } from '#money/testing/sum-house.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { consoleOn, opValue } from '#staff/testing/console-stage.ts'
import { archiveCommand } from './archive-command.ts'
import { archiveLines } from './archive-lines.ts'

const DAY = 86_400 // s
const ROUND = { provider: 'foyer-vendor', game: 'dice', vendor: 'LANTERN' }

let stage: VendorStage
let vendor: Stage
let player: Player
let merchant: Merchant
let folder: string
let db: Database
/** The rounds of the beginning have ended before this day, and all others after it. */
const BEFORE = new Date('2026-01-02T00:00:00Z')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-archive-'))
  stage = await createVendorStage()
  ;({ db } = stage.database)
  merchant = stage.system.merchants.byCode('alpha')!
  player = await stage.player('archived', 5_000)
  vendor = await createStage({ ...stage.access, tokens: [await stage.launch(player)], game: 'v-dice' })
  const won = await vendor.bet({ transaction: 'b1', round: 'won', amount: 100 })
  await vendor.bet({ transaction: 'b2', round: 'won', amount: 30 })
  await vendor.rollback(await vendor.bet({ transaction: 'b3', round: 'won', amount: 5 }), { transaction: 'k3' })
  await vendor.win(won, { transaction: 'w1', amount: 70 })
  await vendor.win(won, { transaction: 'w2', amount: 20, closes: true })
  await vendor.win(await vendor.bet({ transaction: 'b4', round: 'lost', amount: 40 }), { transaction: 'w4', amount: 0, closes: true })
  await vendor.bet({ transaction: 'b5', round: 'open', amount: 7 })
  // Between the rounds of a game stand a bet of no game and a deposit.
  const wallet = testWallet(stage.system, player.id)
  await wallet.bet('other', 11)
  await wallet.deposit('second', 500)
  await vendor.rollback(await vendor.bet({ transaction: 'b6', round: 'back', amount: 13 }), { transaction: 'k6' })
  stage.system.clock.advance(2 * DAY)
  await wallet.bet('later', 17, { ...ROUND, round: 'later', closes: 'yes' })
  stage.system.clock.advance(500 * DAY)
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})

const inFile: { readonly transferId: number; readonly account: string }[] = []
const file = { append: (lines: readonly (typeof inFile)[number][]) => Promise.resolve(void inFile.push(...lines)), close: () => Promise.resolve() }
const archive = async (before = BEFORE, most?: number) => {
  await earlierEnded(db)
  return await archiveLines(stage.system)(merchant, before, file, most)
}
const owner = () => ({ merchant: 'alpha', memberId: player.id })
const standing = async () => {
  const { ledger, reconcile, members } = stage.system.stores
  const { betCount = 0, stakedAmount = 0 } = (await members.byId('alpha', player.id)) ?? {}
  return { accounts: await ledger.accountsOf('alpha', player.id), house: await reconcile.houseBalances('alpha'), betCount, stakedAmount }
}
const statement = async () => {
  const lines = await stage.system.stores.statement.lines('alpha', player.id, { account: 'main', limit: 51 })
  return lines.map(({ kind, amount, version }) => `${version} ${kind} ${amount}`)
}
const faults = async () => {
  const { reconcile } = stage.system.stores
  await earlierEnded(db)
  await reconcile.sumHouse('alpha')
  const found: Record<string, number> = {}
  for (const check of reconcile.checks) {
    const { faults: wrong } = await reconcile.check('alpha', check, new Date())
    if (wrong > 0) found[check] = wrong
  }
  return found
}

test('the lines of rounds that ended before a moment go into the file, whose own and whose house’s, and nothing else changes', async () => {
  const before = await standing()
  expect(await faults()).toEqual({})
  // In parts, as of a member with many.
  expect(await archive(BEFORE, 4)).toEqual({ members: 1, lines: 18 })
  // Of "won" three bets, two wins and a rollback, of "lost" the bet, of "back" the bet and its rollback: nine, and as many of the house.
  expect(await statement()).toEqual(['14 bet -17', '11 deposit 500', '10 bet -11', '9 bet -7', '1 deposit 5000'])
  const after = await standing()
  expect({ ...after, betCount: 0, stakedAmount: 0 }).toEqual({ ...before, betCount: 0, stakedAmount: 0 })
  // 100 + 30 + 40 + 7 + 11 + 17: what was rolled back does not count.
  expect([after.betCount, after.stakedAmount]).toEqual([6, 205])
  expect(inFile).toHaveLength(18)
  expect(inFile.filter(({ account }) => account === 'main')[0]).toMatchObject({
    memberId: player.id,
    amount: -100,
    balanceAfter: 4_900,
    version: 2,
    kind: 'bet',
    reference: 'foyer-vendor:b1',
    round: 'won',
    game: 'dice',
    at: '2026-01-01T00:00:00.000Z',
  })
  expect(await faults()).toEqual({})
  expect(await stage.system.stores.archive.until(owner())).toEqual(BEFORE)
})

test('the last page of the statement says from when on it is whole', async () => {
  const member = await stage.system.stores.members.byId('alpha', player.id)
  const ask = async (request: Parameters<ReturnType<typeof readStatement>>[0]) =>
    await readStatement(stage.system)(request, { merchant, session: { member } } as Parameters<ReturnType<typeof readStatement>>[1])
  expect(await ask({})).toMatchObject({ more: false, archivedUntil: '2026-01-02T00:00:00.000Z' })
  // Not before the last page, nor where nothing of games is asked for, or nothing so old.
  for (const request of [{ limit: 2 }, { kinds: 'payments' }, { account: 'points' }, { from: '2026-01-02T00:00:00Z' }] as const)
    expect(await ask(request)).not.toHaveProperty('archivedUntil')
})

test('a day from before it has no sums, because a part of them may be missing', async () => {
  const days = (versions: readonly [number, number]) => stage.system.stores.statement.days(owner(), versions, { game: undefined, zone: 'UTC' })
  // The bet of no game and the open round are still there, and would say that 18 was lost on the first day.
  expect(await days([1, 14])).toEqual([{ day: '2026-01-03', staked: 17, won: 0 }])
})

test('once more it finds nothing', async () => {
  expect(await archive()).toEqual({ members: 0, lines: 0 })
})

test('what a vendor repeats is answered as before; a rollback of an old bet is refused; a win that comes late is paid', async () => {
  const { accounts } = await standing()
  const placed = { transaction: 'b1', round: 'won' }
  expect(await vendor.win(placed, { transaction: 'w2', amount: 20, closes: true })).toMatchObject({ status: 'OK' })
  expect(await vendor.rollback({ ...placed, transaction: 'b3' }, { transaction: 'k3' })).toMatchObject({ status: 'OK' })
  const late = await vendor.rollback({ transaction: 'b2', round: 'won' }, { transaction: 'k2' })
  expect(late).toMatchObject({ status: 'BET_ALREADY_CLOSED' })
  expect((await standing()).accounts).toEqual(accounts)
  expect(await vendor.win({ transaction: 'b2', round: 'won' }, { transaction: 'w9', amount: 3 })).toMatchObject({ status: 'OK' })
  expect((await statement())[0]).toBe('15 win 3')
  expect(await faults()).toEqual({})
})

test('staff read of a round that its movements are in the archive, and cannot declare it void; a file of the member says what it lacks', async () => {
  const desk = await consoleOn(stage.system)
  const finance = await desk.staff('finance', { at: 'alpha' })
  const name = (round: string) => ({ provider: ROUND.provider, round })
  expect(opValue(await finance.call('games.round', name('won')))).toMatchObject({ archived: true, staked: 130, won: 93 })
  expect(opValue(await finance.call('games.round', name('open')))).toMatchObject({ archived: false, movements: [{ amount: -7 }] })
  expect(await finance.call('games.askVoid', { ...name('won'), reason: 'a wrong game' })).toMatchObject({ code: 'round.archived' })
  const compliance = await desk.staff('compliance', { at: 'alpha' })
  const given = opValue(await compliance.call('members.giveData', { id: player.id, reason: 'asked by letter' }))
  expect(given.isComplete).toBe(false)
  expect(JSON.parse(given.text)).toMatchObject({ archived: { until: '2026-01-02T00:00:00.000Z' } })
  await desk.app.close()
})

test('the house’s balances are exact where its sums begin anew', async () => {
  const { house } = await standing()
  await db.execute(sql`delete from house_sums`)
  expect((await standing()).house).toEqual(house)
  expect(await faults()).toEqual({})
  expect((await standing()).house).toEqual(house)
})

test('a later archive goes on from there', async () => {
  expect(await archive(new Date('2026-01-05T00:00:00Z'))).toEqual({ members: 1, lines: 2 })
  expect((await statement()).slice(0, 2)).toEqual(['15 win 3', '11 deposit 500'])
  expect(await faults()).toEqual({})
})

test.each<[check: LedgerCheck, what: string, column: string]>([
  ['balances', 'sum', 'amount'],
  ['balances', 'number of lines', 'lines'],
  ['house', 'sum', 'amount'],
  ['bets', 'number of bets', 'bets'],
  ['bets', 'stake', 'staked'],
])('the check of %s finds another %s of what was archived', async (check, _what, column) => {
  expect(await faultsAfter(db, `update archived_sums set ${column} = ${column} + 1`, check)).toMatchObject({ faults: 1 })
})

test('a line that is missing beyond what was archived is found', async () => {
  expect(await faultsAfter(db, `update archived_sums set last_version = 13 where last_version > 0`, 'versions')).toMatchObject({ faults: 1 })
})

test('lines are not removed by anybody else', async () => {
  await expect(db.execute(sql`delete from entries`)).rejects.toMatchObject({ cause: { constraint: 'ledger_refuses_change' } })
})

describe('the command', () => {
  const run = (...args: string[]) => archiveCommand(stage.system)(merchant, args)

  test('leaves lines for 400 days, and refuses what is no day', async () => {
    // The clock says 18 May 2027.
    await expect(run('lines', '--before', '2026-04-14', '--to', folder)).rejects.toThrow('--before is 2026-04-13 or an earlier day')
    await expect(run('lines', '--before', 'May', '--to', folder)).rejects.toThrow('--before is a day')
    await expect(run('lines', '--to', folder)).rejects.toThrow('Usage')
    expect(await run('lines', '--before', '2026-01-05', '--to', folder)).toEqual(['alpha has no lines of rounds that ended before 2026-01-05.'])
  })

  test('writes a file that it shows again, also where the file ends in the midst of a part', async () => {
    await testWallet(stage.system, player.id).bet('new', 19, { ...ROUND, round: 'new', closes: 'yes' })
    stage.system.clock.advance(500 * DAY)
    await earlierEnded(db)
    const [said = ''] = await run('lines', '--before', '2027-06-01', '--to', folder)
    const path = /in (\S+\.jsonl\.gz), /.exec(said)?.[1] ?? ''
    expect(said).toMatch(/^4 lines of 1 members are in /)
    const shown = await run('show', '--member', player.id, path)
    expect(shown).toEqual([
      expect.stringMatching(/^2027-05-1\dT00:00:00.000Z {2}win {2}3 {2}\d+ {2}PHP\/2 {2}dice {2}foyer-vendor:won {2}foyer-vendor:w9$/),
      expect.stringMatching(/ {2}bet {2}-19 {2}\d+ {2}PHP\/2 {2}dice {2}foyer-vendor:new {2}new$/),
    ])
    expect(await run('show', '--member', 'nobody', path)).toEqual(['The files have nothing of this member.'])
    const whole = await readFile(path)
    await writeFile(path, Buffer.concat([whole, whole]))
    await truncate(path, whole.length + 20)
    expect(await run('show', '--member', player.id, path)).toEqual([
      ...shown,
      `${path} ends in the midst of a part: what is missing stayed in the ledger.`,
    ])
    expect(await rowsOf(db, sql`select count(*)::int as files from archived_sums`)).toEqual([{ files: 2 }])
    expect(await faults()).toEqual({})
  })
})

test('a bet whose round was open goes with the next archive after it has ended, also where its member has not played since', async () => {
  expect(await archive(stage.system.clock())).toEqual({ members: 0, lines: 0 })
  expect(await statement()).toContain('9 bet -7')
  await vendor.win({ transaction: 'b5', round: 'open' }, { transaction: 'w5', amount: 0, closes: true })
  stage.system.clock.advance(500 * DAY)
  expect(await archive(stage.system.clock())).toEqual({ members: 1, lines: 2 })
  expect(await statement()).not.toContain('9 bet -7')
  expect(await faults()).toEqual({})
})

test('of rounds that ended on nine days, an archive takes exactly those that had ended before its own', async () => {
  const steady = await stage.player('steady', 1_000)
  const wallet = testWallet(stage.system, steady.id)
  const days: Date[] = []
  for (let day = 1; day <= 9; day += 1) {
    await wallet.bet(`day-${day}`, day, { ...ROUND, round: `day-${day}`, closes: 'yes' })
    stage.system.clock.advance(DAY)
    days.push(stage.system.clock())
  }
  // It counts the bets, and finds nothing so old.
  expect(await archive(new Date(0))).toEqual({ members: 0, lines: 0 })
  /** How many lines it would take. */
  const takenBefore = async (day: Date) => {
    let lines = 0
    const taking = stage.system.inUnit(async unit => {
      lines = (await unit.archive.take({ merchant: 'alpha', memberId: steady.id }, day, 100)).length
      throw new Error('taken back')
    })
    await expect(taking).rejects.toThrow('taken back')
    return lines
  }
  const taken: number[] = []
  for (const day of days) taken.push(await takenBefore(day))
  expect(taken).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
})
