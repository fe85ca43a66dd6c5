import { and, eq, getTableColumns, getTableName, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import type { PersonalTable } from '#kernel/db/personal-table.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, entries, transfers } from '#money/schema.ts'

/** Rows of one table that belong to a member. */
export interface TableOfMember {
  readonly table: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** There are more than were read. */
  readonly isCut: boolean
}

/** What every table keeps of one member, as `tables` say (`kernel/personal-tables.ts`). */
export interface MemberDataStore {
  readonly tables: readonly PersonalTable[]
  /** How many rows each table has of the member; tables without any are left out. */
  counts(owner: Owner): Promise<readonly { readonly entry: PersonalTable; readonly rows: number }[]>
  /** The rows themselves, at most `most` of each table, without secrets and without who of the staff wrote them. */
  rows(owner: Owner, most: number): Promise<readonly TableOfMember[]>
  /** Closed accounts of a merchant: of how many the books are kept, and of how many nothing else is left. */
  closedCounts(merchant: string): Promise<{ readonly closed: number; readonly ended: number }>
  /** Sweeps with the moment of their next run, and why one was given up. */
  sweeps(): Promise<readonly { readonly name: string; readonly nextAt: Date; readonly failure: string | null }[]>
}

/** Digests, tokens and what is sealed open doors or say nothing to anybody; who of the staff acted is another person’s. */
const KEPT_BACK = /hash|token|secret|sealed|digest|^publicKey$|^mark$|^salt$|^key$|formKey|requestHash|^by$|By$|asideReason|assignedTo/i

export const isGivenOut = (column: string): boolean => !KEPT_BACK.test(column)

/**
 * How the rows of a member are found in tables of which no index has all of them, because it would cost each bet or each event: movements by the lines of the
 * member's accounts and by what is no game, events by the two indexes that have them together.
 */
const foundBy: ReadonlyMap<PgTable, (owner: Owner) => SQL | undefined> = new Map<PgTable, (owner: Owner) => SQL | undefined>([
  [
    transfers,
    ({ merchant, memberId }) => sql`${transfers.id} in (
      select t.id from ${transfers} t where t.merchant = ${merchant} and t.member_id = ${memberId} and t.kind not in ('bet', 'win', 'rollback')
      union select e.transfer_id from ${accounts} a join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id
      where a.merchant = ${merchant} and a.member_id = ${memberId})`,
  ],
  [
    auditEvents,
    ({ merchant, memberId }) => {
      const isOf = and(eq(auditEvents.merchant, merchant), eq(auditEvents.memberId, memberId))
      return or(and(isOf, eq(auditEvents.event, 'login.failed')), and(isOf, ne(auditEvents.event, 'login.failed')))
    },
  ],
])

const columnsOf = (table: PgTable) => getTableColumns(table) as Readonly<Record<string, PgColumn>>
export const memberDataStore = (db: Database, tables: readonly PersonalTable[]): MemberDataStore => {
  /** The tables whose rows name their member. */
  const ofMembers = tables.filter(({ table, memberColumn = 'memberId' }) => columnsOf(table)[memberColumn] && columnsOf(table)['merchant'])

  const isOf = ({ table, memberColumn = 'memberId' }: PersonalTable, { merchant, memberId }: Owner) => {
    const { merchant: ofMerchant, [memberColumn]: ofMember } = columnsOf(table)
    if (!ofMerchant || !ofMember) throw new Error('a table of members has neither their merchant nor their id')
    return and(eq(ofMerchant, merchant), eq(ofMember, memberId), foundBy.get(table)?.({ merchant, memberId }))
  }

  /** The lines of the member’s accounts name the account, and not the member. */
  const linesOf = async ({ merchant, memberId }: Owner, most: number): Promise<TableOfMember> => {
    const own = await db
      .select({ id: accounts.id, kind: accounts.kind, asset: accounts.asset })
      .from(accounts)
      .where(and(eq(accounts.merchant, merchant), eq(accounts.memberId, memberId)))
    const kinds = new Map(own.map(({ id, kind }) => [id, kind]))
    if (own.length === 0) return { table: getTableName(entries), rows: [], isCut: false }
    const { transferId, accountId, amount, balanceAfter, version } = entries
    const found = await db
      .select({ transferId, accountId, amount, balanceAfter, version })
      .from(entries)
      .where(
        and(
          eq(entries.merchant, merchant),
          inArray(entries.asset, [...new Set(own.map(({ asset }) => asset))]),
          inArray(accountId, [...kinds.keys()]),
        ),
      )
      .orderBy(transferId)
      .limit(most + 1)
    const rows = found.slice(0, most).map(({ accountId: id, ...line }) => ({ account: kinds.get(id), ...line }))
    return { table: getTableName(entries), rows, isCut: found.length > most }
  }

  return {
    tables,

    async counts(owner) {
      // One statement for all of them: most tables have nothing of a member, and a statement for each would cost more than the counting.
      const counts = ofMembers.map(
        (entry, place) => sql`select ${sql.raw(String(place))} as place, count(*) as rows from ${entry.table} where ${isOf(entry, owner)}`,
      )
      const rows = await rowsOf<{ readonly place: number | string; readonly rows: number | string }>(db, sql.join(counts, sql` union all `))
      const found = new Map(rows.map(row => [Number(row.place), Number(row.rows)]))
      return ofMembers.flatMap((entry, place) => {
        const known = found.get(place) ?? 0
        return known > 0 ? [{ entry, rows: known }] : []
      })
    },

    async rows(owner, most) {
      const all: TableOfMember[] = []
      for (const entry of ofMembers) {
        const columns = Object.fromEntries(Object.entries(columnsOf(entry.table)).filter(([name]) => isGivenOut(name)))
        const found = await db
          .select(columns)
          .from(entry.table)
          .where(isOf(entry, owner))
          .limit(most + 1)
        if (found.length > 0) all.push({ table: getTableName(entry.table), rows: found.slice(0, most), isCut: found.length > most })
      }
      const lines = await linesOf(owner, most)
      return lines.rows.length > 0 ? [...all, lines] : all
    },

    async closedCounts(merchant) {
      const [row] = await db
        .select({
          closed: sql`count(*) filter (where ${members.erased} is distinct from 'retention')`.mapWith(Number),
          ended: sql`count(*) filter (where ${members.erased} = 'retention')`.mapWith(Number),
        })
        .from(members)
        .where(and(eq(members.merchant, merchant), sql`${members.closedAt} is not null`))
      return row ?? { closed: 0, ended: 0 }
    },

    async sweeps() {
      const rows = await rowsOf<{ readonly name: string; readonly next: string | Date; readonly failure: string | null }>(
        db,
        sql`select substr(kind, 7) as name, max(due_at) as next, max(failure) filter (where failed_at is not null) as failure
          from jobs where merchant = '' and kind like 'clean.%' group by kind order by kind`,
      )
      return rows.map(({ name, next, failure }) => ({ name, nextAt: new Date(next), failure }))
    },
  }
}
