import type { CaseState } from '@foyer/contract/risk/ops/kinds'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { riskCases } from '#risk/schema/cases.ts'
import type { RiskCase } from './risk-case.ts'
import { weigh } from './weigh-case-store.ts'

/** What becomes of a case. */
export interface RiskCaseChanges {
  /** Undefined where the member has one that is not closed. */
  open(row: Pick<RiskCase, 'merchant' | 'memberId' | 'openedAt' | 'openedBy'>): Promise<number | undefined>
  /**
   * Weighs what stands about these members anew, in a unit of work: a case that is not closed gets its weight, and whoever has none gets one from
   * `CASE_WEIGHT` on. After a case was closed only what was noticed first since opens another one.
   */
  weigh(merchant: string, memberIds: readonly string[], at: Date): Promise<void>
  assign(merchant: string, id: number, to: string | null): Promise<void>
  /** False where the member has another case by now that is not closed. */
  move(row: RiskCase, to: CaseState, by: { readonly login: string; readonly at: Date; readonly reason: string }): Promise<boolean>
}

export const riskCaseChanges = (db: Database): RiskCaseChanges => ({
  async open(row) {
    const [opened] = await db
      .insert(riskCases)
      .values({ ...row, weight: 0 })
      .onConflictDoNothing()
      .returning({ id: riskCases.id })
    if (opened) await weigh(db, row.merchant, [row.memberId], row.openedAt)
    return opened?.id
  },

  weigh: (merchant, memberIds, at) => weigh(db, merchant, memberIds, at),

  async assign(merchant, id, to) {
    await db
      .update(riskCases)
      .set({ assignedTo: to })
      .where(and(eq(riskCases.merchant, merchant), eq(riskCases.id, id)))
  },

  async move({ merchant, id, memberId }, to, { login, at, reason }) {
    const isClosed = to === 'closed'
    const moved = await rowsOf<{ readonly id: number }>(
      db,
      sql`
      update ${riskCases} set state = ${to}, closed_at = ${isClosed ? at.toISOString() : null}::timestamptz, closed_by = ${isClosed ? login : null},
        closed_reason = ${isClosed ? reason : null}
      where merchant = ${merchant} and id = ${id} and not exists (
        select 1 from ${riskCases} o where o.merchant = ${merchant} and o.member_id = ${memberId} and o.id <> ${id} and o.state <> 'closed'
      )
      returning id`,
    )
    return moved.length === 1
  },
})
