import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { personalTables } from '#app/personal-tables.ts'
import type { Database } from '#kernel/db/database.ts'

/** The tables that hold rows of the member, by name. */
export const tablesOfMember = async (db: Database, memberId: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { table, memberColumn = 'memberId' } of personalTables) {
    const column = (getTableColumns(table) as Readonly<Record<string, PgColumn>>)[memberColumn]
    if (column && (await db.select().from(table).where(eq(column, memberId))).length > 0) found.push(getTableName(table))
  }
  return found.toSorted()
}
