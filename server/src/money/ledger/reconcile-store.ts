import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, houseSums, reconciliations } from '#money/schema.ts'
import { ledgerChecks, type LedgerCheck } from './ledger-checks.ts'

/** What one check of a merchant's ledger found. */
export interface Reconciliation {
  readonly merchant: string
  readonly check: CheckName
  readonly at: Date
  /** How many rows, accounts or members were looked at. */
  readonly checked: number
  readonly faults: number
  /** A few of what is wrong: ids of transfers, accounts or members. */
  readonly examples: readonly string[]
}

export interface HouseBalance {
  readonly kind: string
  readonly asset: string
  /** In the asset's smallest unit. */
  readonly balance: number
}

export interface ReconcileStore {
  /** Looks at the whole ledger of the merchant, one statement per check. It repairs nothing. */
  check(merchant: string, check: LedgerCheck, at: Date): Promise<Reconciliation>
  /** Keeps what a check found, in place of what it found before. */
  keep(found: Reconciliation): Promise<void>
  /** What each check found last. */
  last(): Promise<readonly Reconciliation[]>
  /** Adds to the house's sums what was committed since; nothing that is committed late is lost. */
  sumHouse(merchant: string): Promise<void>
  /** The sums and what came since: exact at any moment. */
  houseBalances(merchant: string): Promise<readonly HouseBalance[]>
}

/**
 * Also the comparisons with the books of the provider of games and of the payment provider, which only these can be asked for
 * (games/books/compare-books.ts, payments/compare-payments.ts).
 */
export type CheckName = LedgerCheck | 'vendor' | 'company'

const isCheck = (name: string): name is CheckName => name === 'vendor' || name === 'company' || Object.hasOwn(ledgerChecks, name)

/** Lines of the house's account `a` that its sum `h` does not contain. */
const isNew = sql`e.account_id = a.id and e.version is null and e.transaction >= coalesce(h.before, '0'::xid8)`

export const reconcileStore = (db: Database): ReconcileStore => {
  return {
    async check(merchant, check, at) {
      const [found] = await rowsOf<{ checked: number | string; faults: number | string; examples: readonly string[] | null }>(
        db,
        sql`
        select count(*) as checked, count(*) filter (where fault) as faults, (array_agg(key) filter (where fault))[1:5] as examples
        from (${ledgerChecks[check](merchant)}) as looked`,
      )
      if (!found) throw new Error(`the check ${check} returned no row`)
      return { merchant, check, at, checked: Number(found.checked), faults: Number(found.faults), examples: found.examples ?? [] }
    },

    async keep(found) {
      const { at, checked, faults, examples } = found
      await db
        .insert(reconciliations)
        .values(found)
        .onConflictDoUpdate({ target: [reconciliations.merchant, reconciliations.check], set: { at, checked, faults, examples } })
    },

    async last() {
      const rows = await db.select().from(reconciliations)
      // A release may have dropped a check.
      return rows.flatMap(row => (isCheck(row.check) ? [{ ...row, check: row.check }] : []))
    },

    async sumHouse(merchant) {
      // Below the horizon every transaction has ended. After a dump was restored, transactions are counted anew, so a sum from before begins anew.
      await db.execute(sql`
        with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as before)
        insert into ${houseSums} (merchant, account_id, amount, before)
        select a.merchant, a.id, coalesce(h.amount, 0)
          + (select coalesce(sum(e.amount), 0) from ${entries} e where e.merchant = ${merchant} and ${isNew} and e.transaction < horizon.before), horizon.before
        from horizon cross join ${accounts} a
        left join ${houseSums} h on h.merchant = ${merchant} and h.account_id = a.id and h.before <= horizon.before
        where a.merchant = ${merchant} and a.member_id is null
        on conflict (merchant, account_id) do update set amount = excluded.amount, before = excluded.before
        where ${houseSums.before} < excluded.before or ${houseSums.before} > pg_snapshot_xmax(pg_current_snapshot())`)
    },

    async houseBalances(merchant) {
      const sums = db
        .select({
          kind: accounts.kind,
          asset: accounts.asset,
          balance: sql`coalesce(${houseSums.amount}, 0) + (
            select coalesce(sum(e.amount), 0) from ${entries} e
            where e.merchant = ${merchant} and e.account_id = ${accounts.id} and e.version is null
              and e.transaction >= coalesce(${houseSums.before}, '0'::xid8))`.mapWith(Number),
        })
        .from(accounts)
        .leftJoin(houseSums, and(eq(houseSums.merchant, accounts.merchant), eq(houseSums.accountId, accounts.id)))
        .where(and(eq(accounts.merchant, merchant), sql`${accounts.memberId} is null`))
      return await sums.orderBy(accounts.kind)
    },
  }
}
