import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffInvites } from '#staff/schema/people.ts'

export type InviteRow = typeof staffInvites.$inferSelect

/** Invitations that are open. */
export interface InviteStore {
  /** An earlier link to the same person ends. */
  invite(invite: InviteRow): Promise<void>
  /** The invitation with this token, while it holds. */
  invited(tokenHash: string, now: Date): Promise<InviteRow | undefined>
  /** Removes it; false if another one was quicker. */
  takeInvite(tokenHash: string): Promise<boolean>
  sweepInvites(before: Date): Promise<void>
}

export const inviteStore = (db: Database): InviteStore => ({
  async invite(invite) {
    await db.delete(staffInvites).where(eq(staffInvites.personId, invite.personId))
    await db.insert(staffInvites).values(invite)
  },

  async invited(tokenHash, now) {
    const [row] = await db
      .select()
      .from(staffInvites)
      .where(and(eq(staffInvites.tokenHash, tokenHash), gt(staffInvites.expiresAt, now)))
    return row
  },

  async takeInvite(tokenHash) {
    const taken = await db.delete(staffInvites).where(eq(staffInvites.tokenHash, tokenHash)).returning({ personId: staffInvites.personId })
    return taken.length > 0
  },

  async sweepInvites(before) {
    await db.delete(staffInvites).where(lt(staffInvites.expiresAt, before))
  },
})
