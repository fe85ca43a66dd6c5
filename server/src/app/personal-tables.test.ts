import { readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { PERSONAL_DATA_DOCUMENT, personalDataDocument } from '#privacy/personal-data-page.ts'
import { allTables } from '#testing/all-tables.ts'
import { personalTables as personalData } from './personal-tables.ts'

/** Columns that mean the same in every table: the merchant, and the random ids of members and devices. */
const USUAL = ['merchant', 'memberId', 'visitorId']
/** A number, a moment and yes or no have no line of their own: what they belong to is said by the table. */
const EXACT = ['number', 'bigint', 'boolean', 'date']

const tables = Object.values(allTables).filter((one): one is PgTable => is(one, PgTable))
const entryOf = (table: PgTable) => personalData.find(entry => entry.table === table)

test('every table says what it holds of people, why and how long', () => {
  const unnamed = tables.filter(table => !entryOf(table)).map(getTableName)
  expect(unnamed, 'no subject names these tables in its `personal-data.ts` and in `personalData` of its `subject.ts`').toEqual([])
  expect(new Set(personalData.map(({ table }) => table)).size).toBe(personalData.length)
})

// Proves money-31.
test('every column of text, data or bytes has a line: it holds something of a person, or it does not', () => {
  const without = tables.flatMap(table => {
    const { holds = {}, plain = [] } = entryOf(table) ?? {}
    const known: readonly string[] = [...USUAL, ...Object.keys(holds), ...plain]
    return Object.entries(getTableColumns(table))
      .filter(([name, { dataType }]) => !EXACT.some(kind => dataType.startsWith(kind)) && !known.includes(name))
      .map(([name]) => `${getTableName(table)}.${name}`)
  })
  expect(without, 'these columns stand neither in `holds` nor in `plain` of their table in `personal-data.ts`').toEqual([])
})

test('no line is about a column that is not there, and none says both', () => {
  const wrong = personalData.flatMap(({ table, holds = {}, plain = [] }) => {
    const columns = Object.keys(getTableColumns(table))
    const named: readonly string[] = [...Object.keys(holds), ...plain]
    return named.filter((name, place) => !columns.includes(name) || named.indexOf(name) !== place).map(name => `${getTableName(table)}.${name}`)
  })
  expect(wrong).toEqual([])
})

test('whatever holds something of a person says when it goes', () => {
  const endless = personalData.filter(
    ({ holds, atClosing, atClosingUnlessExcluded, afterRetention, goes }) =>
      holds && !atClosing && !atClosingUnlessExcluded && !afterRetention && goes === undefined,
  )
  expect(endless.map(({ table }) => getTableName(table))).toEqual([])
})

// The formatter pads the cells of a table.
const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/\| -+ \|(?: -+ \|)*/g, '---')

test('docs/personal-data.md is up to date; if not, run: npm run settings', () => {
  expect(unpadded(readFileSync(PERSONAL_DATA_DOCUMENT, 'utf8'))).toBe(unpadded(personalDataDocument(personalData)))
})
