import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffApprovals, type ApprovalState } from '#staff/schema/approvals.ts'

/** The number is arbitrary, but all workers must use the same. */
const REQUEST_LOCK = 7_026_314

export type ApprovalRow = typeof staffApprovals.$inferSelect

export interface StaffApprovalStore {
  add(approval: Omit<ApprovalRow, 'state' | 'checkerId' | 'answer' | 'decidedAt'>): Promise<void>
  /** `isToBeDecided`: nobody else decides about it until this unit of work is over. */
  byId(merchant: string, id: string, isToBeDecided?: boolean): Promise<ApprovalRow | undefined>
  /** In a unit of work, until whose end nobody else asks for the same content: two that ask at once would each find that nobody has. */
  holdRequests(key: Pick<ApprovalRow, 'merchant' | 'digest'>): Promise<void>
  /** The latest one of the same content that this person has asked for, and that can still be decided. */
  waitingLike(key: Pick<ApprovalRow, 'merchant' | 'digest' | 'makerId'>, now: Date): Promise<ApprovalRow | undefined>
  /** Those that wait, the oldest first; or those that are decided, the newest first. */
  list(merchant: string, isWaiting: boolean, most: number): Promise<readonly ApprovalRow[]>
  /** Decides about one that waits; false if somebody was quicker. The database refuses whoever asked for it. */
  decide(
    key: Pick<ApprovalRow, 'merchant' | 'id'>,
    decision: { readonly state: Exclude<ApprovalState, 'waiting'>; readonly checkerId: string; readonly answer: string; readonly decidedAt: Date },
  ): Promise<boolean>
}

export const staffApprovalStore = (db: Database): StaffApprovalStore => {
  const isThis = ({ merchant, id }: Pick<ApprovalRow, 'merchant' | 'id'>) => and(eq(staffApprovals.merchant, merchant), eq(staffApprovals.id, id))
  return {
    async add(approval) {
      await db.insert(staffApprovals).values(approval)
    },
    async byId(merchant, id, isToBeDecided) {
      const query = db.select().from(staffApprovals).where(isThis({ merchant, id }))
      const [row] = await (isToBeDecided ? query.for('update') : query)
      return row
    },
    async holdRequests({ merchant, digest }) {
      await db.execute(sql`select pg_advisory_xact_lock(${REQUEST_LOCK}::int, hashtext(${`${merchant} ${digest}`}))`)
    },
    async waitingLike({ merchant, digest, makerId }, now) {
      const isAlike = and(eq(staffApprovals.digest, digest), eq(staffApprovals.makerId, makerId), gt(staffApprovals.expiresAt, now))
      const [row] = await db
        .select()
        .from(staffApprovals)
        .where(and(eq(staffApprovals.merchant, merchant), eq(staffApprovals.state, 'waiting'), isAlike))
        .orderBy(desc(staffApprovals.askedAt))
        .limit(1)
      return row
    },
    list: (merchant, isWaiting, most) =>
      db
        .select()
        .from(staffApprovals)
        .where(and(eq(staffApprovals.merchant, merchant), isWaiting ? eq(staffApprovals.state, 'waiting') : ne(staffApprovals.state, 'waiting')))
        .orderBy(isWaiting ? asc(staffApprovals.askedAt) : desc(staffApprovals.askedAt))
        .limit(most),
    async decide(key, decision) {
      const decided = await db
        .update(staffApprovals)
        .set(decision)
        .where(and(isThis(key), eq(staffApprovals.state, 'waiting')))
        .returning({ id: staffApprovals.id })
      return decided.length > 0
    },
  }
}
