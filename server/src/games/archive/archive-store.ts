import { and, asc, eq, exists, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts, archivedSums, entries, transfers } from '#money/schema.ts'

/** A line of the ledger that goes into an archive, with what its movement says of it. Sums are in the asset's smallest unit. */
export interface ArchivedLine {
  readonly transferId: number
  readonly line: number
  /** The kind of account: `main` is the member's. */
  readonly account: string
  readonly asset: string
  readonly amount: number
  /** Of the member's account. */
  readonly balanceAfter: number | null
  readonly version: number | null
  readonly kind: string
  readonly reference: string
  readonly at: Date
  readonly provider: string | null
  readonly round: string | null
  readonly game: string | null
}

export interface ArchiveStore {
  /** Members who have lines that an archive may take: beyond what was archived, or of a round that was open then. By id, those after `after`. */
  members(merchant: string, after: string, limit: number): Promise<readonly string[]>
  /**
   * In a unit of work: takes away at most `most` lines of the member's account, of rounds that had ended before `before`, with those of the house
   * (functions/archive.sql). It holds the member's account until the unit ends.
   */
  take(owner: Owner, before: Date, most: number): Promise<readonly ArchivedLine[]>
  /** The moment before which rounds of the member have no lines any more; undefined where they all have. */
  until(owner: Owner): Promise<Date | undefined>
}

const takeFunction = databaseFunction(
  'ledger_archive',
  { merchant: 'text', member_id: 'text', before: 'timestamp with time zone', most: 'bigint' },
  {
    transfer_id: 'bigint',
    line: 'bigint',
    account: 'text',
    asset: 'text',
    amount: 'bigint',
    balance_after: 'bigint?',
    version: 'bigint?',
    kind: 'text',
    reference: 'text',
    at: 'timestamp with time zone',
    provider: 'text?',
    round: 'text?',
    game: 'text?',
  },
)

const sumsOfAccount = and(eq(archivedSums.merchant, accounts.merchant), eq(archivedSums.accountId, accounts.id))

export const archiveStore = (db: Database): ArchiveStore => {
  const take = takeFunction(db)
  return {
    async members(merchant, after, limit) {
      /** A bet of a game whose round was open at an earlier archive. */
      const staying = db
        .select({ one: sql`1` })
        .from(entries)
        .innerJoin(transfers, and(eq(transfers.merchant, entries.merchant), eq(transfers.id, entries.transferId)))
        .where(
          and(
            eq(entries.merchant, accounts.merchant),
            eq(entries.asset, accounts.asset),
            eq(entries.accountId, accounts.id),
            lte(entries.version, archivedSums.lastVersion),
            eq(transfers.kind, 'bet'),
            sql`${transfers.detail} ->> 'round' is not null`,
          ),
        )
      const rows = await db
        .select({ memberId: accounts.memberId })
        .from(accounts)
        .leftJoin(archivedSums, sumsOfAccount)
        .where(
          and(
            eq(accounts.merchant, merchant),
            eq(accounts.kind, 'main'),
            gt(accounts.memberId, after),
            or(sql`${accounts.version} > coalesce(${archivedSums.lastVersion}, 0)`, exists(staying)),
          ),
        )
        .orderBy(asc(accounts.memberId))
        .limit(limit)
      return rows.map(({ memberId }) => memberId ?? '')
    },

    async take({ merchant, memberId }, before, most) {
      const rows = await take({ merchant, member_id: memberId, before, most })
      return rows.map(({ transfer_id: transferId, balance_after: balanceAfter, ...line }) => ({ transferId, balanceAfter, ...line }))
    },

    async until({ merchant, memberId }) {
      const [row] = await db
        .select({ until: archivedSums.until })
        .from(accounts)
        .innerJoin(archivedSums, sumsOfAccount)
        .where(and(eq(accounts.merchant, merchant), eq(accounts.memberId, memberId), eq(accounts.kind, 'main')))
      return row?.until
    },
  }
}
