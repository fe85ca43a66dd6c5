import type { Database } from '#kernel/db/database.ts'
import { countRows } from './stored-rows.ts'

/** The answer of `work` as a client sees it, and the number of rows per table afterwards. It is equal for two requests that a client cannot tell apart. */
export const seenOf = async (db: Database, work: () => Promise<{ readonly headers: unknown }>) => {
  const before = await countRows(db)
  const { headers: _, ...outcome } = await work()
  const after = await countRows(db)
  return { outcome, rows: Object.fromEntries(Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)])) }
}

/** A wrong code of the same form. */
export const wrongCode = (code: string): string => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`
