import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrations-folder.ts'

// A migration runs beside servers that serve: what locks a large table for long, or takes away what the version before reads, is found here
// (docs/updates.md, Without a pause).

/** Those before it belong to 0.1, which no installation had to be brought up to with members in it. */
const FIRST = '0070'
/** A line above a statement that says why it does no harm here. */
const REASON = /^-- harmless: .+/m

const HARMS: readonly (readonly [form: RegExp, fault: string])[] = [
  [
    /^create (?:unique )?index (?!concurrently\b).*? on (?:only )?"?(?<table>\w+)/is,
    'an index is created concurrently, in a migration outside of a transaction',
  ],
  [
    /^alter table "?(?<table>\w+).*\badd constraint\b(?!.*\b(?:not valid|using index)\b)/is,
    'a constraint is added as not valid, and validated by a statement of its own',
  ],
  [/^alter table "?(?<table>\w+).*\b(?:set not null|set data type)\b/is, 'the whole table is read or written anew under a lock'],
  [
    /^alter table "?(?<table>\w+).*\badd column\b(?!.*\bdefault\b).*\bnot null\b/is,
    'the version before does not fill the column: it needs a default',
  ],
  [/^alter table "?(?<table>\w+).*\b(?:drop column|rename)\b/is, 'the version before still reads it'],
  [/^drop table "?(?<table>\w+)/is, 'the version before still reads it'],
]

/** What a migration does that servers beside it would feel. Tables that it creates itself are empty. */
const faultsOf = (text: string): readonly string[] => {
  const created = [...text.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table)
  return text.split('--> statement-breakpoint').flatMap(part => {
    if (REASON.test(part)) return []
    const statement = part.replaceAll(/^--.*$/gm, '').trim()
    return HARMS.flatMap(([form, fault]) => {
      const table = form.exec(statement)?.groups?.['table']
      return table === undefined || created.includes(table) ? [] : [`${table}: ${fault}`]
    })
  })
}

test('what harms servers that run beside a migration is found', () => {
  const found = (text: string) => faultsOf(text).map(fault => fault.slice(0, fault.indexOf(':')))
  expect(found('CREATE INDEX "a" ON "members" USING btree ("x");')).toEqual(['members'])
  expect(found('CREATE UNIQUE INDEX CONCURRENTLY "a" ON "members" ("x");')).toEqual([])
  expect(found('ALTER TABLE "members" ADD CONSTRAINT "c" CHECK (x > 0);')).toEqual(['members'])
  expect(found('ALTER TABLE "members" ADD CONSTRAINT "c" CHECK (x > 0) NOT VALID;')).toEqual([])
  expect(found('ALTER TABLE "members" ALTER COLUMN "x" SET NOT NULL;')).toEqual(['members'])
  expect(found('ALTER TABLE "members" ADD COLUMN "x" text NOT NULL;')).toEqual(['members'])
  expect(found('ALTER TABLE "members" ADD COLUMN "x" text DEFAULT \'\' NOT NULL;')).toEqual([])
  expect(found('ALTER TABLE "members" DROP COLUMN "x";')).toEqual(['members'])
  expect(found('-- harmless: 0.3 reads it no more\nALTER TABLE "members" DROP COLUMN "x";')).toEqual([])
  expect(found('CREATE TABLE "new" (x text);--> statement-breakpoint\nCREATE INDEX "a" ON "new" ("x");')).toEqual([])
  expect(found('DROP TABLE "members";')).toEqual(['members'])
})

test('no migration harms servers that run beside it', () => {
  const names = readdirSync(migrationsFolder).filter(name => name.endsWith('.sql') && name >= FIRST)
  const faults = names.flatMap(name => faultsOf(readFileSync(join(migrationsFolder, name), 'utf8')).map(fault => `${name}: ${fault}`))
  expect(faults).toEqual([])
})
