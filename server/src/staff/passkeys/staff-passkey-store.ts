import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { PasskeyUse } from '#account/passkeys/passkey.ts'
import type { Database } from '#kernel/db/database.ts'
import { staffPasskeys } from '#staff/schema/passkeys.ts'
import { staffPeople } from '#staff/schema/people.ts'

export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect

export interface StaffPasskeyStore {
  /** False if a passkey with this id is there already. */
  add(passkey: Omit<StaffPasskeyRow, 'lastUsedAt'>): Promise<boolean>
  /** The passkey and its person, who has not left. */
  withPerson(credentialId: string): Promise<{ readonly passkey: StaffPasskeyRow; readonly person: typeof staffPeople.$inferSelect } | undefined>
  /** Of everybody, the oldest first. */
  all(): Promise<readonly StaffPasskeyRow[]>
  /** The oldest first. */
  ofPerson(personId: string): Promise<readonly StaffPasskeyRow[]>
  /**
   * Records a use; false if the passkey is gone, if the device has counted no further than before (then there is a copy of it), or if it says otherwise
   * than before whether it may be copied (then it is another device).
   */
  use(credentialId: string, use: PasskeyUse, at: Date): Promise<boolean>
  /** Removes it and returns it, where it is this person's. */
  remove(personId: string, credentialId: string): Promise<StaffPasskeyRow | undefined>
  /** Returns how many there were. */
  removeAllOf(personId: string): Promise<number>
}

export const staffPasskeyStore = (db: Database): StaffPasskeyStore => ({
  async add(passkey) {
    const added = await db.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning({ id: staffPasskeys.credentialId })
    return added.length > 0
  },
  async withPerson(credentialId) {
    const [row] = await db
      .select({ passkey: staffPasskeys, person: staffPeople })
      .from(staffPasskeys)
      .innerJoin(staffPeople, eq(staffPeople.id, staffPasskeys.personId))
      .where(and(eq(staffPasskeys.credentialId, credentialId), isNull(staffPeople.endedAt)))
    return row
  },
  all: () => db.select().from(staffPasskeys).orderBy(asc(staffPasskeys.addedAt), asc(staffPasskeys.credentialId)),
  ofPerson: personId =>
    db.select().from(staffPasskeys).where(eq(staffPasskeys.personId, personId)).orderBy(asc(staffPasskeys.addedAt), asc(staffPasskeys.credentialId)),
  async use(credentialId, { counter, syncable, synced }, at) {
    // Web Authentication Level 3, §6.1.1: a device that does not count says 0 for ever.
    const isNext = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
    const used = await db
      .update(staffPasskeys)
      .set({ counter, synced, lastUsedAt: at })
      // §7.2, step 17: whether it may be copied does not change.
      .where(and(eq(staffPasskeys.credentialId, credentialId), isNext, eq(staffPasskeys.syncable, syncable)))
      .returning({ id: staffPasskeys.credentialId })
    return used.length > 0
  },
  async remove(personId, credentialId) {
    const [row] = await db
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.personId, personId)))
      .returning()
    return row
  },
  async removeAllOf(personId) {
    const removed = await db.delete(staffPasskeys).where(eq(staffPasskeys.personId, personId)).returning({ id: staffPasskeys.credentialId })
    return removed.length
  },
})
