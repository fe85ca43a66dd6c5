import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { memberDays } from '#account/schema/member-days.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { boardStore, isOf, type BoardStore } from './board-store.ts'
import type { MemberDay, RewardClaim } from './reward-claim.ts'
import { rewardClaims, rewardTotals } from './schema.ts'

const { promotionId, turn, points, credit, ticket, claimedAt } = rewardClaims
const CLAIM = { promotionId, turn, points, credit, ticket, claimedAt }

/** What members did, and the rewards that they claimed for it. */
interface ClaimStore {
  /** From the first day to the last, both included. */
  daysOf(owner: Owner, first: string, last: string): Promise<readonly MemberDay[]>
  /** All claims of these promotions. */
  claimsOf(owner: Owner, promotionIds: readonly string[]): Promise<readonly RewardClaim[]>
  latestClaims(owner: Owner, limit: number): Promise<readonly RewardClaim[]>
  /** False where it was taken before. In a unit of work. */
  claim(owner: Owner, claim: RewardClaim): Promise<boolean>
  /** How often all members together have taken each of these; those never taken are absent. */
  totals(merchant: string, promotionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Counts one more; false where `most` were taken. In a unit of work, in which another claim of the same promotion waits. */
  countTaken(merchant: string, promotionId: string, most: number): Promise<boolean>
}

const claimStore = (db: Database): ClaimStore => ({
  daysOf: (owner, first, last) =>
    db
      .select()
      .from(memberDays)
      .where(and(isOf(memberDays, owner), gte(memberDays.day, first), lte(memberDays.day, last))),

  async claimsOf(owner, promotionIds) {
    if (promotionIds.length === 0) return []
    return await db
      .select(CLAIM)
      .from(rewardClaims)
      .where(and(isOf(rewardClaims, owner), inArray(rewardClaims.promotionId, [...promotionIds])))
  },

  latestClaims: (owner, limit) =>
    db
      .select(CLAIM)
      .from(rewardClaims)
      .where(isOf(rewardClaims, owner))
      .orderBy(desc(rewardClaims.claimedAt), rewardClaims.promotionId, rewardClaims.turn)
      .limit(limit),

  async claim(owner, claim) {
    const added = await db
      .insert(rewardClaims)
      .values({ ...owner, ...claim })
      .onConflictDoNothing()
      .returning({ turn: rewardClaims.turn })
    return added.length === 1
  },

  async totals(merchant, promotionIds) {
    if (promotionIds.length === 0) return new Map()
    const rows = await db
      .select({ id: rewardTotals.promotionId, taken: rewardTotals.taken })
      .from(rewardTotals)
      .where(and(eq(rewardTotals.merchant, merchant), inArray(rewardTotals.promotionId, [...promotionIds])))
    return new Map(rows.map(({ id, taken }) => [id, taken]))
  },

  async countTaken(merchant, promotionId, most) {
    const counted = await db
      .insert(rewardTotals)
      .values({ merchant, promotionId, taken: 1 })
      .onConflictDoUpdate({
        target: [rewardTotals.merchant, rewardTotals.promotionId],
        set: { taken: sql`${rewardTotals.taken} + 1` },
        setWhere: sql`${rewardTotals.taken} < ${most}`,
      })
      .returning({ taken: rewardTotals.taken })
    return counted.length === 1
  },
})

/** Rewards that were taken, and what they are reckoned from. */
export interface RewardStore extends BoardStore, ClaimStore {}

export const rewardStore = (db: Database): RewardStore => ({ ...boardStore(db), ...claimStore(db) })
