import { sql } from 'drizzle-orm'
import { storesOn } from '#app/stores.ts'
import type { Database } from '#kernel/db/database.ts'
import type { LedgerCheck } from '#money/ledger/ledger-checks.ts'
import type { Reconciliation } from '#money/ledger/reconcile-store.ts'
import { isCitus } from '#testing/test-database.ts'

/** What a check of alpha's ledger finds after a statement that was run past all triggers, as a fault of the storage would be. The statement is taken back. */
export const faultsAfter = async (db: Database, damage: string, check: LedgerCheck): Promise<Reconciliation | undefined> => {
  const out = new Error('take it back')
  let found: Reconciliation | undefined
  await db
    .transaction(async unit => {
      // Of Citus: on each machine.
      if (isCitus) await unit.execute(sql`set local citus.propagate_set_commands = 'local'`)
      await unit.execute(sql`set local session_replication_role = replica`)
      await unit.execute(sql.raw(damage))
      found = await storesOn(unit).reconcile.check('alpha', check, new Date('2026-01-01T00:00:00Z'))
      throw out
    })
    .catch((error: unknown) => {
      if (error !== out) throw error
    })
  return found
}
