import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#kernel/day-of.ts'
import { sumLedger } from '#money/report/sum-ledger.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { sumReports } from './sum-reports.ts'

const ZONE = 'Asia/Manila'
const HISTORIES = 12
const HOUR = 3_600
/** What a night looks back for. */
const THREE_DAYS_MS = 3 * 24 * 60 * 60_000

const KINDS = ['deposit', 'hold', 'payout', 'return', 'bet', 'bet', 'win', 'rollback', 'remit', 'sum'] as const
const steps = fc.array(
  fc.noBias(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      game: fc.constantFrom('one', 'two'),
      amount: fc.integer({ min: 1, max: 50 }),
      pick: fc.nat({ max: 99 }),
      /** Hours that pass before it. */
      hours: fc.constantFrom(0, 0, 0.1, 0.3, 1, 5, 13),
      /** It is committed so many hours after its moment. */
      late: fc.constantFrom(0, 0, 0, 30),
    }),
  ),
  { minLength: 25, maxLength: 40, size: 'max' },
)

type Figure = 'bets' | 'staked' | 'won' | 'depositCount' | 'deposits' | 'payoutCount' | 'paidOut' | 'firsts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

let histories = 0
/** The day on which the night's work was done last. */
let night = ''

/** Plain sums by day and by game, added up while a history takes place. */
const plainSums = () => {
  const sums = { day: new Map<string, Record<Figure, number>>(), game: new Map<string, Record<Figure, number>>() }
  const players = new Map<string, Set<string>>()
  const add = (by: 'day' | 'game', key: string, figures: Partial<Record<Figure, number>>) => {
    const row = sums[by].get(key) ?? { bets: 0, staked: 0, won: 0, depositCount: 0, deposits: 0, payoutCount: 0, paidOut: 0, firsts: 0 }
    for (const [name, value] of Object.entries(figures) as [Figure, number][]) row[name] += value
    sums[by].set(key, row)
  }
  return {
    sums,
    players,
    money: (at: Date, figures: Partial<Record<Figure, number>>, game?: string) => {
      add('day', dayOf(at, ZONE), figures)
      if (game !== undefined) add('game', game, figures)
    },
  }
}

// Proves staff-21.
test('in random histories reports agree with what was moved, by the merchant’s days, also of movements that come late', async () => {
  const seen = new Set<string>()
  const { clock, merchants, stores } = system
  const alpha = merchants.byCode('alpha')!
  const everything = { from: '2026-01-01', until: '2030-01-01' }
  const plain = plainSums()
  const history = fc.asyncProperty(steps, async all => {
    histories += 1
    const id = `member-${histories}`
    await stores.members.add(testMember(id, { username: `r_${histories}` }), testRegistration)
    const wallet = testWallet(system, id)
    const open: { hold: { name: string; amount: number }[]; bet: { name: string; amount: number; game: string }[] } = { hold: [], bet: [] }
    const begun = clock()
    await wallet.deposit(`${id}:first`, 5_000)
    plain.money(begun, { depositCount: 1, deposits: 5_000, firsts: 1 })
    // Nothing comes so late that it lies before the ledger's first movement.
    clock.advance(48 * HOUR)
    for (const [index, { kind, game, amount, pick, hours, late }] of all.entries()) {
      clock.advance(hours * HOUR)
      const today = dayOf(clock(), ZONE)
      if (today !== night) await sumReports(system)(alpha, THREE_DAYS_MS, 24 * HOUR * 1_000)
      night = today
      if (kind === 'sum') {
        await sumReports(system)(alpha)
        continue
      }
      const name = `${id}:${index}`
      // The moment is that of the service that takes it; the row comes when the clock is further on.
      clock.advance(-late * HOUR)
      const at = clock()
      seen.add(late > 0 ? 'late' : kind)
      if (kind === 'deposit') {
        await wallet.deposit(name, amount)
        plain.money(at, { depositCount: 1, deposits: amount })
      } else if (kind === 'hold') {
        await wallet.hold(name, amount)
        open.hold.push({ name, amount })
      } else if (kind === 'remit') {
        await wallet.remit(name, amount)
        plain.money(at, { payoutCount: 1, paidOut: amount })
      } else if (kind === 'bet') {
        await wallet.bet(name, amount, { game })
        open.bet.push({ name, amount, game })
        plain.money(at, { bets: 1, staked: amount }, game)
        const day = dayOf(at, ZONE)
        plain.players.set(day, (plain.players.get(day) ?? new Set()).add(id))
      } else if (kind === 'win' || kind === 'rollback') {
        const [bet] = open.bet.splice(pick % Math.max(1, open.bet.length), 1)
        if (bet && kind === 'win') {
          await wallet.win(name, bet.name, amount)
          plain.money(at, { won: amount }, bet.game)
        } else if (bet) {
          await wallet.rollback(name, bet.name)
          plain.money(at, { bets: -1, staked: -bet.amount }, bet.game)
        }
      } else {
        const [hold] = open.hold.splice(pick % Math.max(1, open.hold.length), 1)
        if (hold && kind === 'payout') {
          await wallet.payOut(name, hold.name)
          plain.money(at, { payoutCount: 1, paidOut: hold.amount })
        } else if (hold) await wallet.giveBack(name, hold.name)
      }
      clock.advance(late * HOUR)
    }
    await sumReports(system)(alpha, THREE_DAYS_MS, 24 * HOUR * 1_000)
    for (const by of ['day', 'game'] as const) {
      const rows = await stores.dayReports.rows('alpha', by, everything, 1_000)
      const ofMoney = rows.filter(row => by === 'day' || row.key !== '')
      const expected = [...plain.sums[by]].map(([key, figures]) => ({
        key,
        ...figures,
        players: by === 'day' ? (plain.players.get(key)?.size ?? 0) : 0,
      }))
      const byKey = (one: { readonly key: string }, other: { readonly key: string }) => one.key.localeCompare(other.key)
      const without0 = (row: object) => Object.entries(row).some(([name, value]) => name !== 'key' && value !== 0)
      expect(ofMoney.filter(without0).toSorted(byKey)).toEqual(expected.filter(without0).toSorted(byKey))
    }
  })
  await fc.assert(history, { numRuns: HISTORIES, verbose: 1, endOnFailure: true })
  // Otherwise the histories would prove little.
  for (const kind of ['late', 'payout', 'win', 'rollback', 'remit']) expect(seen).toContain(kind)
  // Money today reads other sums of the same lines.
  // One run makes a month.
  for (let month = 0; month < 6; month += 1) await sumLedger(system)('alpha')
  const hours = await stores.report.hours('alpha', new Date('2026-01-01T00:00:00Z'), new Date(clock().getTime() + 24 * 60 * 60_000))
  const days = await stores.dayReports.rows('alpha', 'day', everything, 1_000)
  for (const name of ['staked', 'won', 'deposits', 'paidOut'] as const)
    expect(days.reduce((sum, row) => sum + row[name], 0)).toBe(hours.reduce((sum, row) => sum + row[name], 0))
}, 180_000)
