import type { Role } from '@foyer/contract/ops/permissions'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { StaffGrant } from '#kernel/ops/staff-caller.ts'
import { staffInvites, staffNetworks, staffPeople, staffRoles } from '#staff/schema.ts'

export type PersonRow = typeof staffPeople.$inferSelect
export type InviteRow = typeof staffInvites.$inferSelect
export interface GrantRow extends StaffGrant {
  readonly personId: string
}

/** Who works in the house, what they may, and how they come in. */
export interface StaffPeopleStore {
  /** Any case. */
  byLogin(login: string): Promise<PersonRow | undefined>
  byId(id: string): Promise<PersonRow | undefined>
  /** By login. */
  all(): Promise<readonly PersonRow[]>
  /** Returns false if the login is taken. */
  add(person: Pick<PersonRow, 'id' | 'login' | 'name' | 'createdAt'> & Partial<Pick<PersonRow, 'passwordHash' | 'totpSecret'>>): Promise<boolean>
  enrol(id: string, secrets: { readonly passwordHash: string; readonly totpSecret: string; readonly lastStep: number }): Promise<void>
  /** Notes that the code of this step was used; false if it, or a later one, was used before. One statement, so that of two at once one is refused. */
  useStep(id: string, step: number): Promise<boolean>
  /** The person has left: no session is found and none begins any more. */
  leave(id: string, at: Date): Promise<void>

  grantsOf(personId: string): Promise<readonly StaffGrant[]>
  allGrants(): Promise<readonly GrantRow[]>
  /** Does nothing where the person has it. */
  grant(grant: GrantRow, since: Date): Promise<void>
  /** Returns false if the person has no such role. */
  revoke(personId: string, merchant: string, role: Role): Promise<boolean>

  /** Whether the person has signed in from there. */
  knowsNetwork(personId: string, prefix: string): Promise<boolean>
  keepNetwork(personId: string, prefix: string, at: Date): Promise<void>
  /** Forgets networks from which nobody has signed in since. */
  sweepNetworks(before: Date): Promise<void>

  /** An earlier link to the same person ends. */
  invite(invite: InviteRow): Promise<void>
  /** The invitation with this token, while it holds. */
  invited(tokenHash: string, now: Date): Promise<InviteRow | undefined>
  /** Removes it; false if another one was quicker. */
  takeInvite(tokenHash: string): Promise<boolean>
  sweepInvites(before: Date): Promise<void>
}

export const staffPeopleStore = (db: Database): StaffPeopleStore => ({
  async byLogin(login) {
    const [row] = await db.select().from(staffPeople).where(eq(staffPeople.login, login.toLowerCase()))
    return row
  },
  async byId(id) {
    const [row] = await db.select().from(staffPeople).where(eq(staffPeople.id, id))
    return row
  },
  all: () => db.select().from(staffPeople).orderBy(asc(staffPeople.login)),
  async add(person) {
    const added = await db.insert(staffPeople).values(person).onConflictDoNothing({ target: staffPeople.login }).returning({ id: staffPeople.id })
    return added.length > 0
  },
  async enrol(id, secrets) {
    await db.update(staffPeople).set(secrets).where(eq(staffPeople.id, id))
  },
  async useStep(id, step) {
    const used = await db
      .update(staffPeople)
      .set({ lastStep: step })
      .where(and(eq(staffPeople.id, id), lt(staffPeople.lastStep, step)))
      .returning({ id: staffPeople.id })
    return used.length > 0
  },

  async leave(id, endedAt) {
    await db.update(staffPeople).set({ endedAt }).where(eq(staffPeople.id, id))
  },

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
