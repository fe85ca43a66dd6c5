import type { CaseState, SignalKind } from '@foyer/contract/risk/ops/kinds'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { riskCases, riskSignals } from '#risk/schema/cases.ts'
import { type RiskCaseChanges, riskCaseChanges } from './risk-case-change-store.ts'
import type { RiskCase } from './risk-case.ts'
import { riskNoteStore, type RiskNoteStore } from './risk-note-store.ts'

/** Cases, by member. */
interface RiskCaseRows extends RiskCaseChanges {
  /** The heaviest first, of equal weight the oldest. */
  inState(merchant: string, state: CaseState, limit: number): Promise<readonly RiskCase[]>
  count(merchant: string, state: CaseState): Promise<number>
  /** By member, what was noticed. */
  kindsOf(merchant: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly SignalKind[]>>
  byId(merchant: string, id: number): Promise<RiskCase | undefined>

  /** Removes cases that were closed before. */
  sweep(merchant: string, before: Date): Promise<void>
}

const riskCaseRows = (db: Database): RiskCaseRows => ({
  ...riskCaseChanges(db),

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

  async sweep(merchant, before) {
    await db
      .delete(riskCases)
      .where(and(eq(riskCases.merchant, merchant), eq(riskCases.state, 'closed'), sql`${riskCases.closedAt} < ${before.toISOString()}::timestamptz`))
  },
})

/** Cases that staff look into. */
export interface RiskCaseStore extends RiskNoteStore, RiskCaseRows {}

export const riskCaseStore = (db: Database): RiskCaseStore => ({ ...riskNoteStore(db), ...riskCaseRows(db) })
