import { join } from 'node:path'
import type { AnswerOf, RequestOf } from '@foyer/contract/call'
import type { draw } from '@foyer/contract/lottery/draw'
import type { buyTickets } from '@foyer/contract/lottery/tickets'
import { pino } from 'pino'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openPostgres } from '#kernel/db/postgres.ts'
import { jobs } from '#kernel/jobs/schema.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { lotteryBlocks, lotteryTickets } from '#lottery/schema/tickets.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestDepsOptions, type TestSystem } from '#testing/harness.ts'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock, type TestClock } from '#testing/test-clock.ts'
import { openOwnPostgres, openTestDatabase } from '#testing/test-database.ts'
import { writeFolder, type TestMerchantCode } from '#testing/test-merchants.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import type { WireClient } from '#testing/wire-client.ts'

/** Three small lotteries at 1.00 a ticket, each with a draw every five minutes; sales end 20 s before. */
export const LOTTERIES = [
  {
    code: 'fixed',
    vendor: 'LOTT',
    name: 'lottery_lucky_six',
    everyMinutes: 5,
    price: 1,
    most: { number: 10, draw: 1000 },
    pick: {
      numbers: 2,
      of: 9,
      bonus: true,
      prizes: [
        { match: 2, factor: 20 },
        { match: 1, bonus: true, factor: 4 },
        { match: 1, factor: 1 },
      ],
    },
  },
  {
    code: 'pool',
    vendor: 'TCG_LOTTO_VN',
    name: 'lottery_mega_lotto',
    everyMinutes: 5,
    price: 1,
    pick: {
      numbers: 2,
      of: 9,
      pool: 60,
      prizes: [
        { match: 2, percent: 70 },
        { match: 1, percent: 30 },
      ],
    },
  },
  {
    code: 'digits',
    vendor: 'TCG_SEA',
    name: 'lottery_garden_4d',
    everyMinutes: 5,
    price: 1,
    digits: {
      length: 3,
      groups: [
        { group: 'first', numbers: 1 },
        { group: 'starter', numbers: 5 },
      ],
      plays: [
        {
          play: 'big',
          digits: 3,
          prizes: [
            { group: 'first', factor: 300 },
            { group: 'starter', factor: 50 },
          ],
        },
        { play: 'last_two', digits: 2, prizes: [{ group: 'first', factor: 70 }] },
      ],
    },
  },
]

/** The draw of so many minutes after the stage begins. */
export const drawId = (lottery: 'fixed' | 'pool' | 'digits', minute = 5): string => `${lottery}-20260101-00${String(minute).padStart(2, '0')}`

/** Tickets with every pair of two numbers of nine, in purchases of 20 at most. */
export const everyPair = (): readonly Lines[] => {
  const pairs = Array.from({ length: 9 }, (_, first) => Array.from({ length: 8 - first }, (_, more) => [first + 1, first + more + 2])).flat()
  const lines = pairs.map(pair => ({ numbers: pair.map(String) }))
  return [lines.slice(0, 20), lines.slice(20)]
}

export type Lines = RequestOf<typeof buyTickets>['lines']

export interface LotteryPlayer {
  readonly client: WireClient
  readonly id: string
  /** Buys tickets; each call is a purchase of its own. */
  buy(draw: string, lines: Lines, key?: string): ReturnType<typeof purchase>
  /** Buys every ticket that there is of two numbers, so that the number of winners is the same whatever is drawn. */
  buyEveryPair(draw: string): Promise<void>
  balance(): Promise<number>
}

const purchase = (client: WireClient, draw: string, lines: Lines, key: string) => client.call('lottery.buyTickets', { key, draw, lines })

export interface LotteryStage extends TestApp {
  readonly clock: TestClock
  /** A member with so much money, who is signed in. */
  player(username: string, money?: number, merchant?: TestMerchantCode): Promise<LotteryPlayer>
  /** Goes to a moment and does what is due by then. */
  goTo(moment: string): Promise<void>
  readonly runDue: () => Promise<number>
  /** What the audit log says of draws that were declared void. */
  readonly auditedVoids: () => Promise<readonly unknown[]>
  /** A draw of alpha as anybody is told of it. */
  readonly shown: (id: string) => Promise<AnswerOf<typeof draw>>
  /** A draw of alpha as it is stored. */
  readonly storedDraw: (id: string) => Promise<StoredDraw>
  /** Ends the stage, and fails where a check finds anything in alpha's ledger. */
  closeBooks(): Promise<void>
  /** All that the tables of the lottery and its jobs hold. */
  readonly database: OpenDatabase
  readonly everyRow: () => Promise<readonly unknown[]>
}

/** The whole server with lotteries at both test merchants, whose first draws are on sale. The test must close it. */
export const createLotteryStage = async ({
  entropy = 'tickets',
  ...options
}: Omit<TestDepsOptions, 'clock' | 'merchants'> & { readonly entropy?: 'tickets' | 'drand' } = {}): Promise<LotteryStage> => {
  const clock = testClock()
  const session = { idleSeconds: 86_400 }
  const database = options.database ?? (await openTestDatabase())
  const wire = await createTestApp({ recurring: ['lottery'], ...options, database, clock, merchants: { alpha: { session }, beta: { session } } })
  const { system } = wire
  for (const code of ['alpha', 'beta'] as const)
    await writeFolder(join(system.merchantsDirectory, code), { 'content/lotteries.json': { entropy, lotteries: LOTTERIES } })
  await system.merchants.reload()
  await system.jobs.runDue()
  let purchases = 0
  let players = 0

  return {
    ...wire,
    clock,
    runDue: () => system.jobs.runDue(),
    auditedVoids: async () => {
      const rows = await database.db.select().from(auditEvents)
      return rows.filter(({ event }) => event === 'lottery.void').map(({ detail }) => detail)
    },
    shown: async id => valueOf(await wire.client().call('lottery.draw', { id })),
    async storedDraw(id) {
      const stored = await system.stores.draws.byId('alpha', id)
      if (!stored) throw new Error(`there is no ${id}`)
      return stored
    },
    async closeBooks() {
      const found = await reconcile({ ...system, log: pino({ level: 'silent' }) })('alpha')
      await wire.close()
      const faults = found.filter(check => check.faults > 0)
      if (faults.length > 0) throw new Error(`the ledger has faults: ${JSON.stringify(faults)}`)
    },
    database,
    everyRow: async () => {
      const rows = await Promise.all(
        [lotteryDraws, lotteryTickets, lotteryBlocks, lotteryResults, jobs].map(table => database.db.select().from(table)),
      )
      // A database that is split gives them in no order.
      return rows.map(of => of.map(row => JSON.stringify(row)).toSorted())
    },
    async goTo(moment) {
      clock.advance((Date.parse(moment) - clock().getTime()) / 1000)
      await system.jobs.runDue()
    },
    async player(username, money = 100_000, merchant = 'alpha') {
      // Each from a line of their own, because registrations of one line are limited.
      players += 1
      const ip = `198.51.${Math.floor(players / 250)}.${players % 250}`
      const { client, customerId: id } = await registered(wire, username, { merchant, ip })
      if (money > 0) await testWallet(system, id, merchant).deposit(`start-${id}`, money)
      const buy: LotteryPlayer['buy'] = (draw, lines, key = `purchase-number-${(purchases += 1)}`) => purchase(client, draw, lines, key)
      return {
        client,
        id,
        buy,
        async buyEveryPair(draw) {
          for (const lines of everyPair()) valueOf(await buy(draw, lines))
        },
        balance: async () => valueOf(await client.call('wallet.balance', {})).main,
      }
    },
  }
}

export interface LotteryProcesses extends LotteryStage {
  /** The stage's own system and two more, each with connections, runners and files of its own. */
  readonly systems: readonly TestSystem[]
  /** How many statements wait for a lock. */
  readonly waitingForLocks: () => Promise<number>
}

/** A stage on the PostgreSQL at `url`, and two more processes' worth of servers on the same database. */
export const createLotteryProcesses = async (url: string): Promise<LotteryProcesses> => {
  const database = await openOwnPostgres(url)
  const stage = await createLotteryStage({ database })
  const others = await Promise.all(
    [2, 3].map(async () => await createTestDeps({ clock: stage.clock, database: await openPostgres(database.href, () => undefined) })),
  )
  return {
    ...stage,
    systems: [stage.system, ...others],
    waitingForLocks: () => waitingForLocks(database.db),
    async close() {
      for (const other of others) await other.close()
      await stage.close()
    },
  }
}
