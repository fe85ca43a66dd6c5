import { sql, type SQL } from 'drizzle-orm'
import { memberDays } from '#account/schema/member-days.ts'
import { activityJoins } from '#content/activities/schema.ts'
import type { MemberDay, RewardClaim } from './reward-claim.ts'
import { rewardClaims, rewardTotals } from './schema.ts'

/** What is read of a member to reckon open rewards. */
export interface FactsQuery {
  /** YYYY-MM-DD, both included. */
  readonly first: string
  readonly last: string
  readonly promotionIds: readonly string[]
  /** Those of them that only so many members can take. */
  readonly limited: readonly string[]
}

export interface StoredFacts {
  readonly days: readonly MemberDay[]
  readonly claims: readonly Pick<RewardClaim, 'promotionId' | 'turn'>[]
  /** How often all members together have taken each of the limited ones; those never taken are absent. */
  readonly totals: Readonly<Record<string, number>>
  /** Ids of the activities that the member takes part in. */
  readonly joined: readonly string[]
}

const merchant = sql.placeholder('merchant')
const memberId = sql.placeholder('memberId')
const idsOf = (name: string) => sql`(select jsonb_array_elements_text(${sql.placeholder(name)}::jsonb))`

/** One value in JSON, as `StoredFacts`. Its placeholders are the member, and those of `factValues`. */
export const rewardFacts: SQL = sql`json_build_object(
  'days', (select coalesce(json_agg(json_build_object('day', day, 'deposits', deposits, 'deposited', deposited, 'bets', bets, 'staked', staked)), '[]')
    from ${memberDays} where merchant = ${merchant} and member_id = ${memberId} and day between ${sql.placeholder('firstDay')} and ${sql.placeholder('lastDay')}),
  'claims', (select coalesce(json_agg(json_build_object('promotionId', promotion_id, 'turn', turn)), '[]')
    from ${rewardClaims} where merchant = ${merchant} and member_id = ${memberId} and promotion_id in ${idsOf('promotionIds')}),
  'totals', (select coalesce(json_object_agg(promotion_id, taken), '{}')
    from ${rewardTotals} where merchant = ${merchant} and promotion_id in ${idsOf('limited')}),
  'joined', (select coalesce(json_agg(activity_id), '[]') from ${activityJoins} where merchant = ${merchant} and member_id = ${memberId})
)`

export const factValues = ({ first, last, promotionIds, limited }: FactsQuery) => ({
  firstDay: first,
  lastDay: last,
  promotionIds: JSON.stringify(promotionIds),
  limited: JSON.stringify(limited),
})
