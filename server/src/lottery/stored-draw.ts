import type { Results } from '@foyer/draw-check/draw-rules'
import type { Pool, Prize } from '@foyer/draw-check/prizes'
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'

/** A block of the tickets of a closed draw. */
export interface TicketBlock {
  readonly block: number
  readonly first: number
  readonly root: string
}

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

export type DrawKey = Pick<Row, 'merchant' | 'id'>

export const isThe = ({ merchant, id }: DrawKey): SQL | undefined => and(eq(lotteryDraws.merchant, merchant), eq(lotteryDraws.id, id))
export const isOf = (merchant: string, lottery: string): SQL | undefined =>
  and(eq(lotteryDraws.merchant, merchant), eq(lotteryDraws.lottery, lottery))

const { sealedSeed: _, ...drawColumns } = getTableColumns(lotteryDraws)
const { drawnAt, results, carriedFrom, carried, added, paid, left, breakage } = lotteryResults
const resultColumns = { drawnAt, results, carriedFrom, carried, added, paid, left, breakage }

/** How a draw with its result is selected, also beside a ticket. */
export const drawSelection = { draw: drawColumns, result: resultColumns }
export const isResultOfDraw = and(eq(lotteryResults.merchant, lotteryDraws.merchant), eq(lotteryResults.drawId, lotteryDraws.id))

type ResultRow = Pick<typeof lotteryResults.$inferSelect, keyof typeof resultColumns>

export const poolOf = ({ carried, added, paid, left, breakage }: ResultRow): Pool | null =>
  carried === null || added === null || paid === null || left === null || breakage === null ? null : { carried, added, paid, left, breakage }

export const drawIn = ({ draw, result }: { readonly draw: Omit<Row, 'sealedSeed'>; readonly result: ResultRow | null }): StoredDraw => ({
  ...draw,
  result: result && { drawnAt: result.drawnAt, results: result.results, carriedFrom: result.carriedFrom, pool: poolOf(result) },
})

/** The draws for which `where` holds, each with its result; `drawIn` reads a row. */
export const selectDraws = (db: Database, where: SQL | undefined) =>
  db.select(drawSelection).from(lotteryDraws).leftJoin(lotteryResults, isResultOfDraw).where(where)
