import type { PushKind } from '@foyer/contract/push/push-fields'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { pushRefusals } from './schema.ts'

/** Which kinds of pushes a member does not want. */
export interface PushRefusals {
  /** The kinds that the member has turned off. */
  refusedBy(owner: Owner): Promise<readonly PushKind[]>
  setRefused(owner: Owner, kind: PushKind, refused: boolean): Promise<void>
}

export const pushRefusalRows = (db: Database): PushRefusals => ({
  async refusedBy({ merchant, memberId }) {
    const rows = await db
      .select({ kind: pushRefusals.kind })
      .from(pushRefusals)
      .where(and(eq(pushRefusals.merchant, merchant), eq(pushRefusals.memberId, memberId)))
    return rows.map(({ kind }) => kind)
  },

  async setRefused({ merchant, memberId }, kind, refused) {
    if (refused) {
      await db.insert(pushRefusals).values({ merchant, memberId, kind }).onConflictDoNothing()
      return
    }
    await db.delete(pushRefusals).where(and(eq(pushRefusals.merchant, merchant), eq(pushRefusals.memberId, memberId), eq(pushRefusals.kind, kind)))
  },
})
