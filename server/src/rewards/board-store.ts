import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { memberDays } from '#account/schema/member-days.ts'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { type rewardClaims, boardPoints } from './schema.ts'

export interface BoardRow {
  readonly memberId: string
  readonly username: string
  readonly points: number
}

export const isOf = (table: typeof rewardClaims | typeof memberDays | typeof boardPoints, { merchant, memberId }: Owner) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId))

const isShown = sql`not ${members.boardHidden} and ${members.closedAt} is null`

const isTheirs = and(eq(members.merchant, boardPoints.merchant), eq(members.id, boardPoints.memberId))

/** The board of points. */
export interface BoardStore {
  addToBoard(owner: Owner, week: string, points: number): Promise<void>
  /** Those with the most points of the week, without members who are hidden or have closed their account. */
  board(merchant: string, week: string, limit: number): Promise<readonly BoardRow[]>
  boardPointsOf(owner: Owner, week: string): Promise<number>
  /** How many members on the board have more points. */
  above(merchant: string, week: string, points: number): Promise<number>
}

export const boardStore = (db: Database): BoardStore => ({
  async addToBoard({ merchant, memberId }, week, points) {
    await db
      .insert(boardPoints)
      .values({ merchant, memberId, week, points })
      .onConflictDoUpdate({
        target: [boardPoints.merchant, boardPoints.memberId, boardPoints.week],
        set: { points: sql`${boardPoints.points} + excluded.points` },
      })
  },

  board: (merchant, week, limit) =>
    db
      .select({ memberId: boardPoints.memberId, username: members.username, points: boardPoints.points })
      .from(boardPoints)
      .innerJoin(members, isTheirs)
      .where(and(eq(boardPoints.merchant, merchant), eq(boardPoints.week, week), isShown))
      .orderBy(desc(boardPoints.points), boardPoints.memberId)
      .limit(limit),

  async boardPointsOf(owner, week) {
    const [row] = await db
      .select({ points: boardPoints.points })
      .from(boardPoints)
      .where(and(isOf(boardPoints, owner), eq(boardPoints.week, week)))
    return row?.points ?? 0
  },

  async above(merchant, week, points) {
    const [row] = await db
      .select({ above: count() })
      .from(boardPoints)
      .innerJoin(members, isTheirs)
      .where(and(eq(boardPoints.merchant, merchant), eq(boardPoints.week, week), gt(boardPoints.points, points), isShown))
    return row?.above ?? 0
  },
})
