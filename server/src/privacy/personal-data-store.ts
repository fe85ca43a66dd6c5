import { and, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Fate, PersonalTable } from '#kernel/db/personal-table.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts } from '#money/schema.ts'

/** Removes what is known of members whose account was closed, as `tables` say (`kernel/personal-tables.ts`). */
export interface PersonalDataStore {
  /** What goes at once. `excluded`: a self-exclusion holds, so what would let the member begin anew elsewhere stays. */
  endAtClosing(owner: Owner, excluded: boolean): Promise<void>
  /** Members who closed the account before this was done at closing. */
  notEnded(merchant: string, most: number): Promise<readonly Owner[]>
  /** Members whose account was closed before the given time, and of whom something is left. One on whose account money has come in since waits. */
  overdue(merchant: string, closedBefore: Date, most: number): Promise<readonly Owner[]>
  /** What is left, and may go after the retention. */
  endAfterRetention(owner: Owner): Promise<void>
}

export const personalDataStore = (db: Database, tables: readonly PersonalTable[]): PersonalDataStore => {
  const isOf = (table: PgTable, memberColumn: string, { merchant, memberId }: Owner) => {
    const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>
    const [ofMerchant, ofMember] = [columns['merchant'], columns[memberColumn]]
    if (!ofMerchant || !ofMember) throw new Error('a table of members has neither their merchant nor their id')
    return and(eq(ofMerchant, merchant), eq(ofMember, memberId))
  }

  const apply = async (fates: readonly ('atClosing' | 'atClosingUnlessExcluded' | 'afterRetention')[], owner: Owner): Promise<void> => {
    const doIt = async ({ table, memberColumn = 'memberId' }: PersonalTable, fate: Fate): Promise<void> => {
      const own = isOf(table, memberColumn, owner)
      if (fate === 'deleted') await db.delete(table).where(own)
      else await db.update(table).set(fate).where(own)
    }
    for (const name of fates)
      for (const entry of tables) {
        const fate = entry[name]
        if (fate) await doIt(entry, fate)
      }
  }

  return {
    endAtClosing: (owner, excluded) => apply(excluded ? ['atClosing'] : ['atClosing', 'atClosingUnlessExcluded'], owner),

    notEnded: (merchant, most) =>
      db
        .select({ merchant: members.merchant, memberId: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant), isNotNull(members.closedAt), isNull(members.erased)))
        .limit(most),

    overdue(merchant, closedBefore, most) {
      const owed = db
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(
            eq(accounts.merchant, members.merchant),
            eq(accounts.memberId, members.id),
            or(eq(accounts.kind, 'main'), eq(accounts.kind, 'held')),
            sql`${accounts.balance} <> 0`,
          ),
        )
      return db
        .select({ merchant: members.merchant, memberId: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant), lt(members.closedAt, closedBefore), eq(members.erased, 'closing'), sql`not exists (${owed})`))
        .limit(most)
    },

    endAfterRetention: owner => apply(['atClosingUnlessExcluded', 'afterRetention'], owner),
  }
}
