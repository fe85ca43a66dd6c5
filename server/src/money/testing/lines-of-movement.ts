import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'

/** What each account got by a movement of alpha, the house's and the member's, by the account's kind; empty where there is no such movement. */
export const linesOfMovement = async (db: Database, reference: string): Promise<Readonly<Record<string, number>>> => {
  const rows = await rowsOf<{ readonly kind: string; readonly amount: number | string }>(
    db,
    sql`select a.kind, e.amount from transfers t
      join entries e on e.merchant = 'alpha' and e.transfer_id = t.id join accounts a on a.merchant = 'alpha' and a.id = e.account_id
      where t.merchant = 'alpha' and t.reference = ${reference}`,
  )
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
}
