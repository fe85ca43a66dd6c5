import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import type { Posted } from './ledger/posting.ts'
import { reconcile } from './reconcile.ts'
import { ledgerHistory } from './testing/ledger-history.ts'
import { createLedgerModel, type Step } from './testing/ledger-model.ts'
import { testWallet } from './testing/test-wallet.ts'

/** `npm run test:ledger` runs thousands. */
// oxlint-disable-next-line node/no-process-env -- the runner says how many
const HISTORIES = Number(process.env['LEDGER_HISTORIES'] ?? 30)
/** Far more than a history takes; the usual limit of a test would end thousands of them. */
const MOST_MS = 60_000 + HISTORIES * 5_000
/** The merchant of each member: two share theirs, so that one comes upon the other's references; to the third these are nothing. */
const MERCHANTS = ['alpha', 'alpha', 'beta'] as const

let database: OpenDatabase
let system: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
})
afterAll(() => system.close())

/** What the account of fees has, by its lines. */
const feesOf = async (merchant: string): Promise<number> => {
  const [found] = await rowsOf<{ sum: string | number | null }>(
    database.db,
    sql`select sum(e.amount) as sum from entries e join accounts a on a.merchant = ${merchant} and a.id = e.account_id
      where e.merchant = ${merchant} and a.kind = 'fees'`,
  )
  return Number(found?.sum ?? 0)
}

let histories = 0
/** New members, and the wallet that takes the steps of one history. */
const newHistory = async () => {
  histories += 1
  const own = histories
  const wallets: ({ readonly id: string } & ReturnType<typeof testWallet>)[] = []
  for (const [index, merchant] of MERCHANTS.entries()) {
    const id = `member-${own}-${index}`
    await system.stores.members.add(testMember(id, { merchant, username: `h${own}_${index}` }), testRegistration)
    wallets.push({ id, ...testWallet(system, id, merchant) })
  }
  const move = ({ kind, member, reference, followed, amount, fee }: Step): Promise<Posted | undefined> => {
    const wallet = wallets[member]
    if (!wallet) throw new Error('There is no such member.')
    const [name, target] = [`${own}-${reference}`, `${own}-${followed}`]
    const costs = fee === 0 ? {} : { fee }
    const moves = {
      deposit: () => wallet.deposit(name, amount, costs),
      hold: () => wallet.hold(name, amount),
      payout: () => wallet.payOut(name, target, costs),
      return: () => wallet.giveBack(name, target),
      bet: () => wallet.bet(name, amount),
      win: () => wallet.win(name, target, amount),
      rollback: () => wallet.rollback(name, target),
      earn: () => wallet.earnPoints(name, amount),
      spend: () => wallet.spendPoints(name, amount),
      remit: () => wallet.remit(name, amount),
      chargeback: () => wallet.chargeBack(name, target),
      adjust: () => wallet.adjust(name, amount),
      deduct: () => wallet.deduct(name, amount),
      recover: () => wallet.recover(name),
      'write-off': () => wallet.writeOff(name),
      reversal: () => wallet.reverse(name, target),
      void: () => wallet.voidBet(name, target),
      'void-win': () => wallet.voidWin(name, target),
    }
    return moves[kind]()
  }
  /** The answer in the model's words. */
  const run = async (request: Step): Promise<string> => {
    try {
      const done = await move(request)
      if (!done) return 'nothing owed'
      const { balance, version, isReplay } = done
      return `${balance} v${version}${isReplay ? ' again' : ''}`
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  return { run, ids: wallets.map(({ id }) => id) }
}

// Proves money-7, money-12.
test(
  `in random histories the ledger answers what plain rules answer (${HISTORIES} histories)`,
  async () => {
    /** What the house has kept, by merchant. */
    const kept = new Map<string, number>()
    const history = fc.asyncProperty(ledgerHistory(MERCHANTS), async steps => {
      const model = createLedgerModel(MERCHANTS)
      const { run, ids } = await newHistory()
      for (const [index, request] of steps.entries()) {
        const expected = model.run(request)
        expect(`${index}: ${await run(request)}`).toBe(`${index}: ${expected}`)
      }
      for (const [index, id] of ids.entries()) {
        const accounts = await system.stores.ledger.accountsOf(MERCHANTS[index]!, id)
        const of = (kind: string) => accounts.find(account => account.kind === kind)?.balance ?? 0
        const { main, held, points, owed, deposits } = model.purses[index]!
        expect([of('main'), of('held'), of('points'), -of('owed') || 0]).toEqual([main, held, points, owed])
        expect(await system.stores.members.byId(MERCHANTS[index]!, id)).toMatchObject({ depositCount: deposits })
      }
      for (const [merchant, fees] of model.fees) kept.set(merchant, (kept.get(merchant) ?? 0) + fees)
    })
    // A failure names its seed, and `seed` here repeats it. It is not searched for a shorter history, which on a database takes many minutes.
    await fc.assert(history, { numRuns: HISTORIES, verbose: 1, endOnFailure: true })
    // That the histories have every movement and outcome, `testing/ledger-history.test.ts` proves.
    for (const merchant of new Set(MERCHANTS)) {
      expect([merchant, await feesOf(merchant)]).toEqual([merchant, kept.get(merchant)])
      expect(kept.get(merchant)).toBeGreaterThan(0)
      const found = await reconcile(system)(merchant)
      expect(found.filter(({ faults }) => faults > 0)).toEqual([])
      expect(found.find(({ check }) => check === 'transfers')?.checked).toBeGreaterThan(0)
    }
  },
  MOST_MS,
)
