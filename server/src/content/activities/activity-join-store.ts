import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { activityJoins } from './schema.ts'

/** Which activities members take part in. */
export interface ActivityJoinStore {
  /** Whoever takes part already keeps the first time. */
  add(owner: Owner, activityId: string, now: Date): Promise<void>
  /** In the order in which the member joined. */
  ofMember(owner: Owner): Promise<readonly { readonly activityId: string; readonly joinedAt: Date }[]>
}

export const activityJoinStore = (db: Database): ActivityJoinStore => ({
  async add(owner, activityId, joinedAt) {
    await db
      .insert(activityJoins)
      .values({ ...owner, activityId, joinedAt })
      .onConflictDoNothing()
  },

  ofMember: ({ merchant, memberId }) =>
    db
      .select({ activityId: activityJoins.activityId, joinedAt: activityJoins.joinedAt })
      .from(activityJoins)
      .where(and(eq(activityJoins.merchant, merchant), eq(activityJoins.memberId, memberId)))
      .orderBy(activityJoins.joinedAt, activityJoins.activityId),
})
