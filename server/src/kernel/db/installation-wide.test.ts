import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { allTables } from '#testing/all-tables.ts'
import { installationWide } from './installation-wide.ts'

const tables = Object.values(allTables).filter(table => is(table, PgTable))
const merchants = tables.filter(table => !(getTableName(table) in installationWide))

/** Undefined for an expression. */
const namesOf = (columns: readonly object[]) => columns.map(column => ('name' in column ? column.name : undefined))

/** The keys of the table by kind: the names of their columns, in order. */
const keysOf = (table: PgTable): readonly (readonly [kind: string, columns: readonly unknown[]])[] => {
  const { columns, primaryKeys, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table)
  return [
    ...columns.filter(({ primary }) => primary).map(column => ['primary key', [column.name]] as const),
    ...columns.filter(({ isUnique }) => isUnique).map(column => ['unique column', [column.name]] as const),
    ...primaryKeys.map(key => ['primary key', namesOf(key.columns)] as const),
    ...indexes.filter(({ config }) => config.unique).map(({ config }) => [`unique index ${config.name}`, namesOf(config.columns)] as const),
    ...uniqueConstraints.map(key => [`unique constraint ${key.getName()}`, namesOf(key.columns)] as const),
    ...foreignKeys.flatMap(key => {
      const { columns: from, foreignColumns, foreignTable } = key.reference()
      return [
        [`foreign key ${key.getName()}`, namesOf(from)],
        [`what foreign key ${key.getName()} refers to in ${getTableName(foreignTable)}`, namesOf(foreignColumns)],
      ] as const
    }),
  ]
}

describe.each(merchants.map(table => [getTableName(table), table] as const))('of table %s', (_name, table) => {
  test('the merchant comes first in the primary key, every unique index and every foreign key', () => {
    const keys = keysOf(table)
    expect(keys.map(([kind]) => kind)).toContain('primary key')
    expect(keys.filter(([, [first]]) => first !== 'merchant')).toEqual([])
  })
})

test('every foreign key has an index or key that begins with its columns, so that deleting what it refers to reads no table from end to end', () => {
  const begins = (columns: readonly unknown[], names: readonly unknown[]) => names.every((name, at) => columns[at] === name)
  const unindexed = tables.flatMap(table => {
    const { primaryKeys, uniqueConstraints, indexes, foreignKeys } = getTableConfig(table)
    const known = [
      ...[...primaryKeys, ...uniqueConstraints].map(({ columns }) => namesOf(columns)),
      ...indexes.filter(({ config }) => !config.where).map(({ config }) => namesOf(config.columns)),
    ]
    return foreignKeys.filter(key => !known.some(columns => begins(columns, namesOf(key.reference().columns)))).map(key => key.getName())
  })
  expect(unindexed).toEqual([])
})

test('every listed table of the whole installation exists', () => {
  expect(tables.map(getTableName)).toEqual(expect.arrayContaining(Object.keys(installationWide)))
})
