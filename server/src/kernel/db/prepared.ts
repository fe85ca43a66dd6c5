import { sql, type Column, type Param, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()

/** A value that comes with each execution, encoded by its column. Null is passed on as it is, because Drizzle would give it to the column's encoder. */
export const slot = (name: string, column: Column): Param =>
  sql.param(sql.placeholder(name), { mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)) })

/** A statement in SQL that is built at its first use and, because it has a name, planned once per connection. Executing it returns its rows. */
export const prepared = <Row>(
  db: Database,
  name: string,
  statement: () => SQL,
): ((values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]>) => {
  const prepare = () =>
    db._.session.prepareQuery<{ execute: { readonly rows: readonly Row[] }; all: never; values: never }>(
      dialect.sqlToQuery(statement()),
      undefined,
      name,
      false,
    )
  let query: ReturnType<typeof prepare> | undefined
  return async values => {
    query ??= prepare()
    const { rows } = await query.execute(values)
    return rows
  }
}
