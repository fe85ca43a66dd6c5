import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storesOn } from '#app/stores.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { declaredFunctions, typeOf } from './function-call.ts'
import { functions } from './functions.ts'
import { rowsOf } from './rows-of.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Named = Readonly<Record<string, string>>

/** What the database's catalogue says that a function takes and returns, in order. */
const inCatalogue = async (name: string) => {
  const [found] = await rowsOf<{ readonly takes: Named; readonly returns: Named; readonly optional: number }>(
    database.db,
    sql`select p.pronargdefaults as optional,
        (select coalesce(json_object_agg(arg, format_type(type, null) order by n), '{}') from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as t(arg, type, n)) as takes,
        (select coalesce(json_object_agg(arg, format_type(type, null) order by n), '{}') from (
          select arg, type, n from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality as t(arg, type, mode, n) where mode in ('o', 't')
          union all
          select attname, atttypid, attnum from pg_attribute where attrelid = (select typrelid from pg_type where oid = p.prorettype) and attrelid <> 0 and attnum > 0
        ) as columns) as returns
      from pg_proc p where p.pronamespace = to_regnamespace(${functions.schema}) and p.proname = ${name}`,
  )
  return found && { takes: found.takes, returns: found.returns }
}

test('the stores declare what they call', () => {
  expect(storesOn(database.db)).toBeDefined()
  expect(declaredFunctions.length).toBeGreaterThan(0)
})

test.each(declaredFunctions.map(({ name, takes, returns }) => [name, { takes, returns }] as const))(
  'what the server says of %s is what the database knows of it',
  async (name, { takes, returns }) => {
    const types = (fields: typeof takes) => Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, typeOf(type)]))
    expect(await inCatalogue(name)).toEqual({ takes: types(takes), returns: types(returns) })
  },
)
