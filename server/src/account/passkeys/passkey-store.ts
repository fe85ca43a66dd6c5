import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { passkeys } from '#account/schema/passkeys.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { type PasskeyChallengeStore, passkeyChallengeStore } from './passkey-challenge-store.ts'
import type { Passkey, PasskeyUse } from './passkey.ts'

export interface PasskeyStore extends PasskeyChallengeStore {
  /** False if a passkey with this id is there already. */
  add(passkey: Passkey): Promise<boolean>
  byCredential(merchant: string, credentialId: string): Promise<Passkey | undefined>
  /** The oldest first. */
  ofMember(owner: Owner): Promise<readonly Passkey[]>
  /**
   * Records a use; false if the passkey is gone or held, if the device has counted no further than before (then there is a copy of it), or if it says
   * otherwise than before whether it may be copied (then it is another device).
   */
  use(passkey: Passkey, use: PasskeyUse, at: Date): Promise<boolean>
  rename(passkey: Passkey, name: string): Promise<void>
  remove(passkey: Passkey): Promise<void>
  removeAllOf(owner: Owner): Promise<void>
  /** Lets none of the member's passkeys work until `release`; returns how many were stopped. */
  holdAllOf(owner: Owner, at: Date): Promise<number>
  /** Lets these work again. */
  release(owner: Owner, credentialIds: readonly string[]): Promise<void>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(passkeys.merchant, merchant), eq(passkeys.memberId, memberId))
const is = ({ credentialId, ...owner }: Owner & Pick<Passkey, 'credentialId'>) => and(isOf(owner), eq(passkeys.credentialId, credentialId))

export const passkeyStore = (db: Database): PasskeyStore => ({
  ...passkeyChallengeStore(db),

  async add(passkey) {
    const added = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ credentialId: passkeys.credentialId })
    return added.length === 1
  },

  async byCredential(merchant, credentialId) {
    const [found] = await db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.merchant, merchant), eq(passkeys.credentialId, credentialId)))
    return found
  },

  ofMember: owner => db.select().from(passkeys).where(isOf(owner)).orderBy(asc(passkeys.addedAt), asc(passkeys.credentialId)),

  async use(passkey, { counter, syncable, synced }, at) {
    // Web Authentication Level 3, §6.1.1: a device that does not count says 0 for ever.
    const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    // §7.2, step 17: what it may do does not change.
    const isSameKind = or(isNull(passkeys.syncable), eq(passkeys.syncable, syncable))
    const used = await db
      .update(passkeys)
      .set({ counter, syncable, synced, lastUsedAt: at })
      .where(and(is(passkey), isNext, isSameKind, isNull(passkeys.heldAt)))
      .returning({ credentialId: passkeys.credentialId })
    return used.length === 1
  },

  async rename(passkey, name) {
    await db.update(passkeys).set({ name }).where(is(passkey))
  },

  async remove(passkey) {
    await db.delete(passkeys).where(is(passkey))
  },

  async removeAllOf(owner) {
    await db.delete(passkeys).where(isOf(owner))
  },

  async holdAllOf(owner, at) {
    const held = await db
      .update(passkeys)
      .set({ heldAt: at })
      .where(and(isOf(owner), isNull(passkeys.heldAt)))
      .returning({ credentialId: passkeys.credentialId })
    return held.length
  },

  async release(owner, credentialIds) {
    await db
      .update(passkeys)
      .set({ heldAt: null })
      .where(and(isOf(owner), inArray(passkeys.credentialId, [...credentialIds])))
  },
})
