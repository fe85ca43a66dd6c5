import type { Database } from '#db/database.ts'
import { countRows } from './stored-rows.ts'

/** What a client can see of `work`, and the rows it left per table: equal if a client cannot distinguish two requests. */
export const seenOf = async (db: Database, work: () => Promise<{ readonly headers: unknown }>) => {
  const before = await countRows(db)
  const { headers: _, ...outcome } = await work()
  const after = await countRows(db)
  return { outcome, rows: Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)])) }
}

/** A code of the same form that is not the right one. */
export const wrongCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
