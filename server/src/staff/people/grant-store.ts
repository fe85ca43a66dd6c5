import type { Role } from '@foyer/contract/ops/permissions'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { StaffGrant } from '#kernel/ops/staff-session.ts'
import { staffRoles } from '#staff/schema/people.ts'

export interface GrantRow extends StaffGrant {
  readonly personId: string
}

/** Which roles people have. */
export interface GrantStore {
  grantsOf(personId: string): Promise<readonly StaffGrant[]>
  allGrants(): Promise<readonly GrantRow[]>
  /** Does nothing where the person has it. */
  grant(grant: GrantRow, since: Date): Promise<void>
  /** Returns false if the person has no such role. */
  revoke(personId: string, merchant: string, role: Role): Promise<boolean>
}

export const grantStore = (db: Database): GrantStore => ({
  grantsOf: personId =>
    db
      .select({ merchant: staffRoles.merchant, role: staffRoles.role })
      .from(staffRoles)
      .where(eq(staffRoles.personId, personId))
      .orderBy(staffRoles.role),

  allGrants: () =>
    db.select({ personId: staffRoles.personId, merchant: staffRoles.merchant, role: staffRoles.role }).from(staffRoles).orderBy(staffRoles.role),

  async grant(grant, since) {
    await db
      .insert(staffRoles)
      .values({ ...grant, since })
      .onConflictDoNothing()
  },

  async revoke(personId, merchant, role) {
    const revoked = await db
      .delete(staffRoles)
      .where(and(eq(staffRoles.personId, personId), eq(staffRoles.merchant, merchant), eq(staffRoles.role, role)))
      .returning({ role: staffRoles.role })
    return revoked.length > 0
  },
})
