import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whether a column of text has one of these values. They are one parameter, however many they are: a list of fifty takes as long to plan as to carry out. */
export const oneOf = (column: AnyPgColumn | SQL, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])}::text[])`
