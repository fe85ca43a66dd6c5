import { sql, type SQL } from 'drizzle-orm'
import { MOST_SHARED } from './signal-rules.ts'

export interface SharedBy {
  readonly kind: string
  readonly value: string
  readonly memberIds: readonly string[]
}

/** Members behind one value that are read: one more than a café is told by. */
export const READ = MOST_SHARED + 1

export const listOf = (values: readonly string[]): SQL =>
  sql`(${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )})`

export interface SharedRow {
  readonly kind: string
  readonly value: string
  readonly ids: readonly string[]
}
