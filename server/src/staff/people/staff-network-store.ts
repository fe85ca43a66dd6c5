import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffNetworks } from '#staff/schema/people.ts'

/** From which networks staff signed in. */
export interface StaffNetworks {
  /** Whether the person has signed in from there. */
  knowsNetwork(personId: string, prefix: string): Promise<boolean>
  keepNetwork(personId: string, prefix: string, at: Date): Promise<void>
  /** Forgets networks from which nobody has signed in since. */
  sweepNetworks(before: Date): Promise<void>
}

export const staffNetworkRows = (db: Database): StaffNetworks => ({
  async knowsNetwork(personId, prefix) {
    const known = await db
      .select({ prefix: staffNetworks.prefix })
      .from(staffNetworks)
      .where(and(eq(staffNetworks.personId, personId), eq(staffNetworks.prefix, prefix)))
    return known.length > 0
  },

  async keepNetwork(personId, prefix, seenAt) {
    await db
      .insert(staffNetworks)
      .values({ personId, prefix, seenAt })
      .onConflictDoUpdate({ target: [staffNetworks.personId, staffNetworks.prefix], set: { seenAt: sql`excluded.seen_at` } })
  },

  async sweepNetworks(before) {
    await db.delete(staffNetworks).where(lt(staffNetworks.seenAt, before))
  },
})
