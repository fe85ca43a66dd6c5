import type { Database } from '#kernel/db/database.ts'
import { changedMembers, type ChangedMembers } from './changed-member-store.ts'
import type { GuestSweep } from './guest-sweep.ts'
import { type MemberRows, memberRows } from './member-row-store.ts'
import { storedMembers, type StoredMembers } from './stored-member-store.ts'

/** The members of every merchant. */
export interface MemberStore extends StoredMembers, ChangedMembers, MemberRows {}

export const memberStore = (db: Database, guests: readonly GuestSweep[]): MemberStore => ({
  ...storedMembers(db),
  ...changedMembers(db),
  ...memberRows(db, guests),
})
