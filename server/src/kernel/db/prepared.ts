import { createHash } from 'node:crypto'
import { is, Param, Placeholder, sql, type Column, type Query, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

const dialect = new PgDialect()

/** A value that comes with each execution, encoded by its column. Null is passed on as it is, because Drizzle would give it to the column's encoder. */
export const slot = (name: string, column: Column): Param =>
  sql.param(sql.placeholder(name), { mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)) })

/** The same value everywhere has one number, so that it is sent once. */
const withValuesOnce = ({ sql: text, params }: Query): Query => {
  const kept: unknown[] = []
  const places = new Map<string, number>()
  const numbers = params.map(param => {
    const value = is(param, Param) ? param.value : param
    const name = is(value, Placeholder) ? value.name : undefined
    const known = name === undefined ? undefined : places.get(name)
    if (known !== undefined) return known
    if (name !== undefined) places.set(name, kept.length + 1)
    return kept.push(param)
  })
  return { sql: text.replaceAll(/\$(\d+)/g, (_whole, number: string) => `$${numbers[Number(number) - 1]}`), params: kept }
}

/** Names the form of a statement that has some parts and not others; PostgreSQL takes names of at most 63 characters. */
export const shapeName = (name: string, parts: readonly string[]): string =>
  `${name}_${createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)}`

/** A statement in SQL that is built at its first use and, because it has a name, planned once per connection. Executing it returns its rows. */
export const prepared = <Row>(
  db: Database,
  name: string,
  statement: () => SQL,
): ((values: Readonly<Record<string, unknown>>) => Promise<readonly Row[]>) => {
  const prepare = () =>
    db._.session.prepareQuery<{ execute: { readonly rows: readonly Row[] }; all: never; values: never }>(
      withValuesOnce(dialect.sqlToQuery(statement())),
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
