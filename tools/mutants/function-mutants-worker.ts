import { readFileSync } from 'node:fs'
import { beforeEach, inject } from 'vitest'
import { functions } from '../../server/src/kernel/db/functions.ts'
import { sendTo } from '../../server/src/testing/own-postgres.ts'
import { mutated } from './mutations.ts'
import { mutationsOfSql } from './sql-mutations.ts'

// The part of function-mutants.ts that runs beside the tests.

declare module 'vitest' {
  interface ProvidedContext {
    /** The file whose functions are changed. */
    readonly changedFile: string
    readonly postgresTemplate?: string
  }
}

/** Replaces the file's functions in the template of the tests and in each of its copies. */
const replaceFunctions = async (text: string): Promise<void> => {
  const url = process.env['TEST_DATABASE_URL'] ?? ''
  const statements = text.replaceAll(/^create function/gm, 'create or replace function').replaceAll(/\bfoyer\./g, `${functions.schema}.`)
  const copies = 'select datname from pg_database where starts_with(datname, $1)'
  const rows = await sendTo<{ readonly datname: string }>(url, copies, [inject('postgresTemplate')])
  for (const { datname } of rows) {
    const own = new URL(url)
    own.pathname = `/${datname}`
    await sendTo(own.href, statements)
  }
}

/** What functions.ts reads in place of the file (function-mutants.ts sees to that): tests may make functions of their own beside it. */
const shared = globalThis as { changedFunctions?: string }

/** A file of tests begins with this: from here on its functions have the change of this number, or none. Its tests end with the first that fails. */
export const beginWithChange = async (number: number | undefined): Promise<void> => {
  const text = readFileSync(inject('changedFile'), 'utf8')
  const mutation = number === undefined ? undefined : mutationsOfSql(text)[number]
  shared.changedFunctions = mutation ? mutated(text, mutation) : text
  let hasFailed = false
  beforeEach(({ skip, onTestFailed }) => {
    if (hasFailed) skip()
    onTestFailed(() => {
      hasFailed = true
    })
  })
  await replaceFunctions(shared.changedFunctions)
}
