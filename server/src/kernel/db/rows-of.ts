import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** The rows that a statement in SQL returns. Numbers may come as text, as the driver likes. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const { rows } = (await db.execute(statement)) as { readonly rows: readonly Row[] }
  return rows
}
