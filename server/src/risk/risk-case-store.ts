import type { CaseState, SignalKind } from '@foyer/contract/risk/ops/kinds'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { riskCases, riskSignals } from '#risk/schema/cases.ts'
import { riskNoteStore, type RiskNoteStore } from './risk-note-store.ts'
import { weigh } from './weigh-case-store.ts'

export type RiskCase = typeof riskCases.$inferSelect

/** Cases, by member. */
interface RiskCaseRows {
  /** The heaviest first, of equal weight the oldest. */
  inState(merchant: string, state: CaseState, limit: number): Promise<readonly RiskCase[]>
  count(merchant: string, state: CaseState): Promise<number>
  /** By member, what was noticed. */
  kindsOf(merchant: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly SignalKind[]>>
  byId(merchant: string, id: number): Promise<RiskCase | undefined>
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
  /** Removes cases that were closed before. */
  sweep(merchant: string, before: Date): Promise<void>
}

const riskCaseRows = (db: Database): RiskCaseRows => ({
  inState: (merchant, state, limit) =>
    db
      .select()
      .from(riskCases)
      .where(and(eq(riskCases.merchant, merchant), eq(riskCases.state, state)))
      .orderBy(desc(riskCases.weight), asc(riskCases.openedAt), asc(riskCases.id))
      .limit(limit),

  count: (merchant, state) => db.$count(riskCases, and(eq(riskCases.merchant, merchant), eq(riskCases.state, state))),

  async kindsOf(merchant, memberIds) {
    if (memberIds.length === 0) return new Map()
    const rows = await db
      .selectDistinct({ memberId: riskSignals.memberId, kind: riskSignals.kind })
      .from(riskSignals)
      .where(and(eq(riskSignals.merchant, merchant), inArray(riskSignals.memberId, [...memberIds])))
      .orderBy(riskSignals.memberId, riskSignals.kind)
    return new Map([...Map.groupBy(rows, ({ memberId }) => memberId)].map(([id, own]) => [id, own.map(({ kind }) => kind)]))
  },

  async byId(merchant, id) {
    const [found] = await db
      .select()
      .from(riskCases)
      .where(and(eq(riskCases.merchant, merchant), eq(riskCases.id, id)))
    return found
  },

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

  async sweep(merchant, before) {
    await db
      .delete(riskCases)
      .where(and(eq(riskCases.merchant, merchant), eq(riskCases.state, 'closed'), sql`${riskCases.closedAt} < ${before.toISOString()}::timestamptz`))
  },
})

/** Cases that staff look into. */
export interface RiskCaseStore extends RiskNoteStore, RiskCaseRows {}

export const riskCaseStore = (db: Database): RiskCaseStore => ({ ...riskNoteStore(db), ...riskCaseRows(db) })
