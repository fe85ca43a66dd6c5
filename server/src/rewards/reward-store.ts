import { and, desc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { prepared } from '#kernel/db/prepared.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { boardStore, isOf, type BoardStore } from './board-store.ts'
import { type FactsQuery, factValues, rewardFacts, type StoredFacts } from './fact-statements.ts'
import type { RewardClaim } from './reward-claim.ts'
import { rewardClaims, rewardTotals } from './schema.ts'

const { promotionId, turn, points, credit, ticket, claimedAt } = rewardClaims
const CLAIM = { promotionId, turn, points, credit, ticket, claimedAt }

/** What members did, and the rewards that they claimed for it. */
interface ClaimStore {
  /** What open rewards are reckoned from, by one statement. */
  factsOf(owner: Owner, query: FactsQuery): Promise<StoredFacts>
  /** All claims of these promotions. */
  claimsOf(owner: Owner, promotionIds: readonly string[]): Promise<readonly RewardClaim[]>
  latestClaims(owner: Owner, limit: number): Promise<readonly RewardClaim[]>
  /** False where it was taken before. In a unit of work. */
  claim(owner: Owner, claim: RewardClaim): Promise<boolean>
  /** Counts one more; false where `most` were taken. In a unit of work, in which another claim of the same promotion waits. */
  countTaken(merchant: string, promotionId: string, most: number): Promise<boolean>
}

const claimStore = (db: Database): ClaimStore => {
  const readFacts = prepared<{ readonly facts: StoredFacts }>(db, 'reward_facts', () => sql`select ${rewardFacts} as facts`)
  return {
    async factsOf(owner, query) {
      const [row] = await readFacts({ ...owner, ...factValues(query) })
      if (!row) throw new Error('a statement of one row gave none')
      return row.facts
    },

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
  }
}

/** Rewards that were taken, and what they are reckoned from. */
export interface RewardStore extends BoardStore, ClaimStore {}

export const rewardStore = (db: Database): RewardStore => ({ ...boardStore(db), ...claimStore(db) })
