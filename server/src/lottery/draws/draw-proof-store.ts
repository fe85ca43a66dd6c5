import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryBlocks } from '#lottery/schema/tickets.ts'
import { isThe, type DrawKey, type TicketBlock } from '#lottery/stored-draw.ts'

export type Row = typeof lotteryDraws.$inferSelect

/** What proves the numbers of a draw: its seed, and the tree of its tickets. */
export interface DrawProofs {
  /** Publishes the hash over all tickets of a closed draw; false if it is published. In a unit of work. */
  publishRoot(key: DrawKey, tickets: Pick<Row, 'root' | 'ticketCount' | 'staked' | 'rootStatement'>, blocks: readonly TicketBlock[]): Promise<boolean>
  /** The blocks of a closed draw, in order. */
  blocksOf(key: DrawKey): Promise<readonly TicketBlock[]>
  sealedSeedOf(key: DrawKey): Promise<string | undefined>
}

export const drawProofs = (db: Database): DrawProofs => ({
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

  async sealedSeedOf(key) {
    const [row] = await db.select({ sealedSeed: lotteryDraws.sealedSeed }).from(lotteryDraws).where(isThe(key))
    return row?.sealedSeed
  },
})
