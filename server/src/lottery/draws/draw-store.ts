import type { DrawState } from '@foyer/contract/lottery/lottery-kinds'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { drawIn, isThe, selectDraws, type DrawKey, type StoredDraw } from '#lottery/stored-draw.ts'
import { drawLists, type DrawLists } from './draw-lists.ts'
import { type Row, type DrawProofs, drawProofs } from './draw-proof-store.ts'
import { drawResults, type DrawResults } from './draw-results.ts'

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
export interface DrawStore extends DrawLists, DrawResults, DrawProofs {
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

  /** Says why a draw that should have its numbers has none. */
  wait(key: DrawKey, waitsFor: Row['waitsFor']): Promise<void>

  /** Notes that all tickets of a void draw are paid back; false if it is noted. */
  refunded(key: DrawKey, at: Date): Promise<boolean>
}

export const drawStore = (db: Database): DrawStore => ({
  ...drawProofs(db),

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

  async wait(key, waitsFor) {
    await db
      .update(lotteryDraws)
      .set({ waitsFor })
      .where(and(isThe(key), eq(lotteryDraws.state, 'closed')))
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
