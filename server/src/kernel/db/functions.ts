import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows-of.ts'

const sources = fileURLToPath(new URL('../../', import.meta.url))

/** The functions of one version of the server, in a schema of the database. */
export interface Functions {
  /** `foyer_` and the digest of all of them, so that the servers of two versions each find their own. */
  readonly schema: string
  /** What creates them, in order. */
  readonly files: readonly string[]
}

/** The product's files by their paths. Each stands in a folder `functions` beside the TypeScript of its subject, and calls the schema `foyer`. */
export const functionFiles = (): Readonly<Record<string, string>> => {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
  const found = paths.filter(path => /\/functions\/[^/]+\.sql$/.test(path))
  return Object.fromEntries(found.map(path => [path, readFileSync(join(sources, path), 'utf8')]))
}

/** Types are created before the functions that use them; functions find each other when they run. */
const isOfTypes = (path: string): boolean => basename(path) === 'types.sql'

/** The functions in files with these paths and contents. */
export const functionsOf = (files: Readonly<Record<string, string>>): Functions => {
  const paths = Object.keys(files).toSorted()
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\0${files[path]}\0`)
  const schema = `foyer_${hash.digest('hex').slice(0, 12)}`
  const inOrder = [...paths.filter(isOfTypes), ...paths.filter(path => !isOfTypes(path))]
  return { schema, files: inOrder.map(path => (files[path] ?? '').replaceAll(/\bfoyer\./g, `${schema}.`)) }
}

/** The functions of this version. */
export const functions = functionsOf(functionFiles())

/** Two processes that note at the same moment would meet in one row of PostgreSQL's own, and one would fail. The number is arbitrary. */
const NOTE_LOCK = 7_026_312

/** Notes today at the schema: from this a later version sees which ones are used no more. */
export const noteUse = async (db: Database, { schema }: Functions): Promise<void> => {
  await db.execute(
    sql.raw(
      `do $$ begin perform pg_advisory_xact_lock(${NOTE_LOCK}); execute format('comment on schema %I is %L', '${schema}', 'used on ' || current_date); end $$`,
    ),
  )
}

/** Whether a database has the functions. */
export const hasFunctions = async (db: Database, { schema }: Pick<Functions, 'schema'>): Promise<boolean> => {
  const [found] = await rowsOf<{ readonly there: boolean }>(db, sql`select to_regnamespace(${schema}) is not null as there`)
  return found?.there === true
}

/** Creates the functions where they are missing. The caller sees to it that no other process does the same at the same moment. */
export const createFunctions = async (db: Database, own: Functions): Promise<void> => {
  if (await hasFunctions(db, own)) return
  const { schema, files } = own
  await db.transaction(async unit => {
    await unit.execute(sql.raw(`create schema ${schema}`))
    for (const file of files) for (const statement of statementsOf(file)) await unit.execute(sql.raw(statement))
  })
}

/** The embedded database carries out one statement at a time. Each of a file's statements begins a line with `create`, and nothing within one does. */
const statementsOf = (file: string): readonly string[] => file.split(/^(?=create )/m).filter(part => part.startsWith('create '))

/** For this many days after its last use a schema is kept: a server notes its use each day, so the one that uses it is gone. */
const KEEP_DAYS = 14

/** Removes the functions of versions that no server has used for two weeks. */
export const dropUnused = async (db: Database, { schema }: Functions): Promise<void> => {
  const unused = await rowsOf<{ readonly name: string }>(
    db,
    sql`select nspname as name from pg_namespace
      where nspname ~ '^foyer_[0-9a-f]{12}$' and nspname <> ${schema}
        and substring(obj_description(oid, 'pg_namespace') from '^used on (.*)$')::date < current_date - ${sql.raw(String(KEEP_DAYS))}`,
  )
  for (const { name } of unused) await db.execute(sql.raw(`drop schema ${name} cascade`))
}

/** What every start does after the migrations: the functions are created, noted as used, and those of forgotten versions removed. */
export const bringFunctions = async (db: Database, own: Functions = functions): Promise<void> => {
  await createFunctions(db, own)
  await noteUse(db, own)
  await dropUnused(db, own)
}
