import type { DrawState } from '@foyer/contract/lottery/lottery-kinds'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryBlocks } from '#lottery/schema/tickets.ts'
import { drawIn, isThe, selectDraws, type DrawKey, type StoredDraw, type TicketBlock } from '#lottery/stored-draw.ts'
import { drawLists, type DrawLists } from './draw-lists.ts'
import { drawResults, type DrawResults } from './draw-results.ts'

type Row = typeof lotteryDraws.$inferSelect

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

/** The draws of lotteries and their steps. */
export interface DrawStore extends DrawLists, DrawResults {
  /** False if the lottery has a draw at this moment already. */
  add(draw: NewDraw): Promise<boolean>
  byId(merchant: string, id: string): Promise<StoredDraw | undefined>
  /** Brings a draw from one of these states into another; false if it is in none of them (any more). Waits for tickets that are being bought. */
  enter(
    key: DrawKey,
    from: readonly DrawState[],
    to: DrawState,
    more?: Partial<Pick<Row, 'closedAt' | 'settledAt' | 'voidStatement'>>,
  ): Promise<boolean>
  /** Publishes the hash over all tickets of a closed draw; false if it is published. In a unit of work. */
  publishRoot(key: DrawKey, tickets: Pick<Row, 'root' | 'ticketCount' | 'staked' | 'rootStatement'>, blocks: readonly TicketBlock[]): Promise<boolean>
  /** The blocks of a closed draw, in order. */
  blocksOf(key: DrawKey): Promise<readonly TicketBlock[]>
  /** Says why a draw that should have its numbers has none. */
  wait(key: DrawKey, waitsFor: Row['waitsFor']): Promise<void>
  sealedSeedOf(key: DrawKey): Promise<string | undefined>
  /** Notes that all tickets of a void draw are paid back; false if it is noted. */
  refunded(key: DrawKey, at: Date): Promise<boolean>
}

export const drawStore = (db: Database): DrawStore => ({
  ...drawLists(db),
  ...drawResults(db),

  async add(draw) {
    const added = await db
      .insert(lotteryDraws)
      .values({ ...draw, state: 'scheduled' })
      .onConflictDoNothing()
      .returning({ id: lotteryDraws.id })
    return added.length === 1
  },

  async byId(merchant, id) {
    const [row] = await selectDraws(db, isThe({ merchant, id }))
    return row && drawIn(row)
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

  async refunded(key, at) {
    const changed = await db
      .update(lotteryDraws)
      .set({ settledAt: at })
      .where(and(isThe(key), eq(lotteryDraws.state, 'void'), isNull(lotteryDraws.settledAt)))
      .returning({ id: lotteryDraws.id })
    return changed.length > 0
  },
})
