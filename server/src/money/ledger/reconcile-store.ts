import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { ledgerFindings } from '#money/report/schema.ts'
import { reconciliations } from '#money/schema.ts'
import type { LedgerCheck, LedgerChecks } from './ledger-checks.ts'

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
  /** The names of all checks. */
  readonly checks: readonly LedgerCheck[]
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

const sumHouseOn = databaseFunction('ledger_sum_house', { merchant: 'text' }, {})
const houseBalancesOn = databaseFunction('ledger_house_balances', { merchant: 'text' }, { kind: 'text', asset: 'text', balance: 'bigint' })

export const reconcileStore = (db: Database, ledgerChecks: LedgerChecks): ReconcileStore => {
  const isCheck = (name: string): name is CheckName => name === 'vendor' || name === 'company' || Object.hasOwn(ledgerChecks, name)
  const [sumHouse, houseBalances] = [sumHouseOn(db), houseBalancesOn(db)]
  return {
    checks: Object.keys(ledgerChecks) as LedgerCheck[],

    async check(merchant, check, at) {
      const [found] = await rowsOf<{ checked: number | string; faults: number | string; examples: readonly string[] | null }>(
        db,
        // By itself, because the coordinator of Citus 13 ends when it reads sums over a function that it gives to another machine.
        sql`
        with looked as materialized (${ledgerChecks[check](merchant)})
        select count(*) as checked, count(*) filter (where fault) as faults, (array_agg(key) filter (where fault))[1:5] as examples from looked`,
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
      // What was found is kept until somebody has said what was done about it.
      const { merchant, check } = found
      // One thing may differ in two ways, such as a bet of another currency, and is found once.
      const rows = [...new Set(examples)].map(key => ({ merchant, check, key, firstAt: at, lastAt: at }))
      if (rows.length > 0)
        await db
          .insert(ledgerFindings)
          .values(rows)
          .onConflictDoUpdate({
            target: [ledgerFindings.merchant, ledgerFindings.check, ledgerFindings.key],
            set: { lastAt: at, goneAt: null },
          })
      // Only a few are named: where there are more, it is not known what is gone.
      if (faults <= examples.length)
        await db
          .update(ledgerFindings)
          .set({ goneAt: at })
          .where(
            and(
              eq(ledgerFindings.merchant, merchant),
              eq(ledgerFindings.check, check),
              isNull(ledgerFindings.goneAt),
              examples.length > 0 ? notInArray(ledgerFindings.key, [...examples]) : undefined,
            ),
          )
    },

    async last() {
      const rows = await db.select().from(reconciliations)
      // A release may have dropped a check.
      return rows.flatMap(row => (isCheck(row.check) ? [{ ...row, check: row.check }] : []))
    },

    async sumHouse(merchant) {
      await sumHouse({ merchant })
    },

    houseBalances: merchant => houseBalances({ merchant }),
  }
}
