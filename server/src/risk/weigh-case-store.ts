import { CASE_WEIGHT } from '@foyer/contract/risk/ops/kinds'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { riskCases, riskSignals } from '#risk/schema/cases.ts'

/** As `RiskCaseStore.weigh` says. */
export const weigh = async (db: Database, merchant: string, memberIds: readonly string[], at: Date): Promise<void> => {
  if (memberIds.length === 0) return
  const ids = sql.join(
    memberIds.map(id => sql`${id}`),
    sql`, `,
  )
  // Of each kind the heaviest signal counts once.
  const weights = sql`
    select member_id, least(100, sum(weight)) as weight, max(first_at) as first_at from (
      select member_id, kind, max(weight) as weight, max(first_at) as first_at from ${riskSignals}
      where merchant = ${merchant} and member_id in (${ids}) group by 1, 2
    ) k group by 1`
  await rowsOf(
    db,
    sql`update ${riskCases} set weight = w.weight from (${weights}) w
      where ${riskCases}.merchant = ${merchant} and ${riskCases}.member_id = w.member_id and ${riskCases}.state <> 'closed'`,
  )
  // Read first and written by a statement of its own: a distributed database inserts nothing that such a condition selects. Another one's case that comes
  // in between is a conflict.
  const due = await rowsOf<{ readonly memberId: string; readonly weight: string | number }>(
    db,
    sql`
    select w.member_id as "memberId", w.weight from (${weights}) w
    where w.weight >= ${CASE_WEIGHT} and not exists (
      select 1 from ${riskCases} c
      where c.merchant = ${merchant} and c.member_id = w.member_id and (c.state <> 'closed' or c.closed_at >= w.first_at)
    )`,
  )
  if (due.length > 0)
    await db
      .insert(riskCases)
      .values(due.map(({ memberId, weight }) => ({ merchant, memberId, state: 'open' as const, weight: Number(weight), openedAt: at })))
      .onConflictDoNothing()
}
