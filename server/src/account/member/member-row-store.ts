import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import { and, eq, exists, lt, not, notExists, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { registrations } from '#account/schema/registrations.ts'
import { sessions } from '#account/schema/sessions.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { NewMember, RegistrationFacts } from './added-member.ts'
import type { GuestSweep } from './guest-sweep.ts'

/** Members come, and guests who never returned go. */
export interface MemberRows {
  /** Throws `username.exists` if the merchant has the name already, in any letter case; `mobile.exists` if the number is another member's. */
  add(member: NewMember, registration: RegistrationFacts): Promise<void>
  /** Removes restricted members who registered by `method` before the given time and have no session any more; returns their number. */
  sweepGuests(method: string, registeredBefore: Date): Promise<number>
}

export const memberRows = (db: Database, guests: readonly GuestSweep[]): MemberRows => {
  const isTaken = async ({ merchant, username }: NewMember): Promise<boolean> => {
    const found = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), sql`${caseless(members.username)} = ${caseless(username)}`))
    return found.length > 0
  }

  return {
    async add(member, registration) {
      // Waits for a concurrent registration of the same name, then finds its row.
      const added = await db.insert(members).values(member).onConflictDoNothing().returning({ id: members.id })
      if (added.length === 0) throw new Refusal((await isTaken(member)) ? 'username.exists' : 'mobile.exists')
      await db.insert(registrations).values({ memberId: member.id, merchant: member.merchant, ...registration })
    },

    async sweepGuests(method, registeredBefore) {
      const isTheirs = (table: typeof registrations | typeof sessions) => and(eq(table.merchant, members.merchant), eq(table.memberId, members.id))
      const playsForFree = db
        .select({ id: registrations.memberId })
        .from(registrations)
        .where(and(isTheirs(registrations), eq(registrations.method, method)))
      const session = db.select({ id: sessions.memberId }).from(sessions).where(isTheirs(sessions))
      // Members whom an operator restricted must stay.
      const isOver = and(
        eq(members.type, RESTRICTED),
        lt(members.registeredAt, registeredBefore),
        exists(playsForFree),
        notExists(session),
        ...guests.flatMap(({ keeps }) => (keeps ? [not(keeps(db))] : [])),
      )
      if (!isOver) throw new Error('without a condition every member would be removed')
      for (const { before } of guests) await before?.(db, isOver)
      const gone = await db.delete(members).where(isOver).returning({ id: members.id })
      return gone.length
    },
  }
}
