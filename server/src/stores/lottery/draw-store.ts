import type { DrawState } from '@foyer/contract/lottery/lottery-kinds'
import type { Pool, Prize } from '@foyer/draw-check/prizes'
import type { Results } from '@foyer/draw-check/rules'
import { and, asc, desc, eq, gte, inArray, isNull, lt, min, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { lotteryBlocks, lotteryDraws, lotteryResults } from '#db/schema/lottery.ts'

/** What a draw came to. */
export interface DrawResult {
  readonly drawnAt: Date
  readonly results: Results
  readonly prizes: readonly Prize[]
  readonly certificate: string
  readonly carriedFrom: string | null
  readonly pool: Pool | null
}

type Row = typeof lotteryDraws.$inferSelect

/** A draw as it is stored. Its seed is read by `sealedSeedOf` alone. */
export interface StoredDraw extends Omit<Row, 'sealedSeed'> {
  /** Once the numbers are known. */
  readonly result: Omit<DrawResult, 'certificate' | 'prizes'> | null
}

export type NewDraw = Pick<
  Row,
  | 'merchant'
  | 'id'
  | 'lottery'
  | 'vendor'
  | 'name'
  | 'opensAt'
  | 'closesAt'
  | 'drawsAt'
  | 'rules'
  | 'mostOnNumber'
  | 'mostInDraw'
  | 'sealedSeed'
  | 'commitment'
  | 'commitmentHash'
  | 'beaconRound'
>

export type DrawKey = Pick<Row, 'merchant' | 'id'>

/** A block of the tickets of a closed draw. */
export interface TicketBlock {
  readonly block: number
  readonly first: number
  readonly root: string
}

/** Draws of a lottery that are late with a step. */
export interface LateDraws {
  readonly merchant: string
  readonly lottery: string
  readonly state: DrawState
  readonly count: number
  readonly since: Date
}

export interface DrawStore {
  /** False if the lottery has a draw at this moment already. */
  add(draw: NewDraw): Promise<boolean>
  byId(merchant: string, id: string): Promise<StoredDraw | undefined>
  resultOf(key: DrawKey): Promise<DrawResult | undefined>
  /** The lottery's draw that is sold now or comes next. */
  next(merchant: string, lottery: string, now: Date): Promise<StoredDraw | undefined>
  /** The lottery's latest draw whose numbers are known. */
  last(merchant: string, lottery: string): Promise<StoredDraw | undefined>
  /** Draws whose sales have ended, the latest first, from `after` on. */
  past(merchant: string, lottery: string | undefined, limit: number, after?: Pick<Row, 'drawsAt' | 'id'>): Promise<readonly StoredDraw[]>
  /** Brings a draw from one of these states into another; false if it is in none of them (any more). Waits for tickets that are being bought. */
  enter(key: DrawKey, from: readonly DrawState[], to: DrawState, more?: Partial<Pick<Row, 'closedAt' | 'settledAt'>>): Promise<boolean>
  /** Publishes the hash over all tickets of a closed draw; false if it is published. In a unit of work. */
  publishRoot(key: DrawKey, tickets: Pick<Row, 'root' | 'ticketCount' | 'staked'>, blocks: readonly TicketBlock[]): Promise<boolean>
  /** The blocks of a closed draw, in order. */
  blocksOf(key: DrawKey): Promise<readonly TicketBlock[]>
  /** Says why a draw that should have its numbers has none. */
  wait(key: DrawKey, waitsFor: Row['waitsFor']): Promise<void>
  sealedSeedOf(key: DrawKey): Promise<string | undefined>
  /** False if the draw has a result already. */
  addResult(key: DrawKey, result: DrawResult): Promise<boolean>
  /** Whether an earlier draw of the lottery has neither its numbers nor is void. */
  hasOpenBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<boolean>
  /** What the pool of the latest draw before left; undefined where there is none. */
  restBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<{ readonly id: string; readonly rest: number } | undefined>
  /** Notes that all tickets of a void draw are paid back. */
  refunded(key: DrawKey, at: Date): Promise<void>
  /** Of every merchant: draws whose next step should have been done before `before`. */
  late(before: Date): Promise<readonly LateDraws[]>
}

const isThe = ({ merchant, id }: DrawKey) => and(eq(lotteryDraws.merchant, merchant), eq(lotteryDraws.id, id))

const { sealedSeed: _, ...drawColumns } = {
  merchant: lotteryDraws.merchant,
  id: lotteryDraws.id,
  lottery: lotteryDraws.lottery,
  vendor: lotteryDraws.vendor,
  name: lotteryDraws.name,
  state: lotteryDraws.state,
  opensAt: lotteryDraws.opensAt,
  closesAt: lotteryDraws.closesAt,
  drawsAt: lotteryDraws.drawsAt,
  rules: lotteryDraws.rules,
  mostOnNumber: lotteryDraws.mostOnNumber,
  mostInDraw: lotteryDraws.mostInDraw,
  sealedSeed: lotteryDraws.sealedSeed,
  commitment: lotteryDraws.commitment,
  commitmentHash: lotteryDraws.commitmentHash,
  beaconRound: lotteryDraws.beaconRound,
  closedAt: lotteryDraws.closedAt,
  root: lotteryDraws.root,
  ticketCount: lotteryDraws.ticketCount,
  staked: lotteryDraws.staked,
  waitsFor: lotteryDraws.waitsFor,
  settledAt: lotteryDraws.settledAt,
}
const { drawnAt, results, carriedFrom, carried, added, paid, left, breakage } = lotteryResults
const resultColumns = { drawnAt, results, carriedFrom, carried, added, paid, left, breakage }

/** How a draw with its result is selected, also beside a ticket. */
export const drawSelection = { draw: drawColumns, result: resultColumns }
export const isResultOfDraw = and(eq(lotteryResults.merchant, lotteryDraws.merchant), eq(lotteryResults.drawId, lotteryDraws.id))

type ResultRow = Pick<typeof lotteryResults.$inferSelect, keyof typeof resultColumns>

const poolOf = ({ carried, added, paid, left, breakage }: ResultRow): Pool | null =>
  carried === null || added === null || paid === null || left === null || breakage === null ? null : { carried, added, paid, left, breakage }

export const drawIn = ({ draw, result }: { readonly draw: Omit<Row, 'sealedSeed'>; readonly result: ResultRow | null }): StoredDraw => ({
  ...draw,
  result: result && { drawnAt: result.drawnAt, results: result.results, carriedFrom: result.carriedFrom, pool: poolOf(result) },
})

export const drawStore = (db: Database): DrawStore => {
  const select = (where: SQL | undefined) => db.select(drawSelection).from(lotteryDraws).leftJoin(lotteryResults, isResultOfDraw).where(where)
  const isOf = (merchant: string, lottery: string) => and(eq(lotteryDraws.merchant, merchant), eq(lotteryDraws.lottery, lottery))

  return {
    async add(draw) {
      const added = await db
        .insert(lotteryDraws)
        .values({ ...draw, state: 'scheduled' })
        .onConflictDoNothing()
        .returning({ id: lotteryDraws.id })
      return added.length === 1
    },

    async byId(merchant, id) {
      const [row] = await select(isThe({ merchant, id }))
      return row && drawIn(row)
    },

    async resultOf({ merchant, id }) {
      const [row] = await db
        .select()
        .from(lotteryResults)
        .where(and(eq(lotteryResults.merchant, merchant), eq(lotteryResults.drawId, id)))
      return row && { ...row, pool: poolOf(row) }
    },

    async next(merchant, lottery, now) {
      const isAhead = and(inArray(lotteryDraws.state, ['scheduled', 'open']), gte(lotteryDraws.closesAt, now))
      const [row] = await select(and(isOf(merchant, lottery), isAhead))
        .orderBy(asc(lotteryDraws.drawsAt))
        .limit(1)
      return row && drawIn(row)
    },

    async last(merchant, lottery) {
      const [row] = await select(and(isOf(merchant, lottery), inArray(lotteryDraws.state, ['drawn', 'settled'])))
        .orderBy(desc(lotteryDraws.drawsAt))
        .limit(1)
      return row && drawIn(row)
    },

    async past(merchant, lottery, limit, after) {
      const rows = await select(
        and(
          eq(lotteryDraws.merchant, merchant),
          lottery === undefined ? undefined : eq(lotteryDraws.lottery, lottery),
          inArray(lotteryDraws.state, ['closed', 'drawn', 'settled', 'void']),
          after && sql`(${lotteryDraws.drawsAt}, ${lotteryDraws.id}) < (${after.drawsAt.toISOString()}::timestamptz, ${after.id})`,
        ),
      )
        .orderBy(desc(lotteryDraws.drawsAt), desc(lotteryDraws.id))
        .limit(limit)
      return rows.map(drawIn)
    },

    async enter(key, from, to, more = {}) {
      const entered = await db
        .update(lotteryDraws)
        .set({ ...more, state: to, waitsFor: null })
        .where(and(isThe(key), inArray(lotteryDraws.state, [...from])))
        .returning({ id: lotteryDraws.id })
      return entered.length === 1
    },

    async publishRoot(key, tickets, blocks) {
      const published = await db
        .update(lotteryDraws)
        .set(tickets)
        .where(and(isThe(key), isNull(lotteryDraws.root)))
        .returning({ id: lotteryDraws.id })
      if (published.length === 0) return false
      if (blocks.length > 0) await db.insert(lotteryBlocks).values(blocks.map(block => ({ ...block, merchant: key.merchant, drawId: key.id })))
      return true
    },

    async blocksOf({ merchant, id }) {
      const { block, first, root } = lotteryBlocks
      return await db
        .select({ block, first, root })
        .from(lotteryBlocks)
        .where(and(eq(lotteryBlocks.merchant, merchant), eq(lotteryBlocks.drawId, id)))
        .orderBy(asc(block))
    },

    async wait(key, waitsFor) {
      await db
        .update(lotteryDraws)
        .set({ waitsFor })
        .where(and(isThe(key), eq(lotteryDraws.state, 'closed')))
    },

    async sealedSeedOf(key) {
      const [row] = await db.select({ sealedSeed: lotteryDraws.sealedSeed }).from(lotteryDraws).where(isThe(key))
      return row?.sealedSeed
    },

    async addResult({ merchant, id }, { pool, ...result }) {
      const added = await db
        .insert(lotteryResults)
        .values({ ...result, ...pool, merchant, drawId: id })
        .onConflictDoNothing({ target: [lotteryResults.merchant, lotteryResults.drawId] })
        .returning({ id: lotteryResults.drawId })
      return added.length === 1
    },

    async hasOpenBefore({ merchant, lottery, drawsAt }) {
      const [row] = await db
        .select({ id: lotteryDraws.id })
        .from(lotteryDraws)
        .where(and(isOf(merchant, lottery), lt(lotteryDraws.drawsAt, drawsAt), inArray(lotteryDraws.state, ['scheduled', 'open', 'closed'])))
        .limit(1)
      return row !== undefined
    },

    async restBefore({ merchant, lottery, drawsAt }) {
      const [row] = await select(and(isOf(merchant, lottery), lt(lotteryDraws.drawsAt, drawsAt), inArray(lotteryDraws.state, ['drawn', 'settled'])))
        .orderBy(desc(lotteryDraws.drawsAt))
        .limit(1)
      const pool = row && drawIn(row).result?.pool
      return row && pool ? { id: row.draw.id, rest: pool.left + pool.breakage } : undefined
    },

    async refunded(key, at) {
      await db
        .update(lotteryDraws)
        .set({ settledAt: at })
        .where(and(isThe(key), eq(lotteryDraws.state, 'void'), isNull(lotteryDraws.settledAt)))
    },

    async late(before) {
      const { merchant, lottery, state } = lotteryDraws
      const due = sql`case ${state} when 'scheduled' then ${lotteryDraws.opensAt} when 'open' then ${lotteryDraws.closesAt} else ${lotteryDraws.drawsAt} end`
      const rows = await db
        .select({ merchant, lottery, state, count: sql<number>`count(*)`.mapWith(Number), since: min(lotteryDraws.drawsAt) })
        .from(lotteryDraws)
        .where(and(inArray(state, ['scheduled', 'open', 'closed', 'drawn']), sql`${due} < ${before.toISOString()}::timestamptz`))
        .groupBy(merchant, lottery, state)
      return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []))
    },
  }
}
