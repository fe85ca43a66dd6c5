import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffPeople } from '#staff/schema/people.ts'
import { grantStore, type GrantStore } from './grant-store.ts'
import { inviteStore, type InviteStore } from './invite-store.ts'
import { type StaffNetworks, staffNetworkRows } from './staff-network-store.ts'

export type PersonRow = typeof staffPeople.$inferSelect

/** People, and the networks that they are known by. */
interface PeopleStore extends StaffNetworks {
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
}

const peopleStore = (db: Database): PeopleStore => ({
  ...staffNetworkRows(db),

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
})

/** Who works in the house, what they may, and how they come in. */
export interface StaffPeopleStore extends GrantStore, InviteStore, PeopleStore {}

export const staffPeopleStore = (db: Database): StaffPeopleStore => ({ ...grantStore(db), ...inviteStore(db), ...peopleStore(db) })
