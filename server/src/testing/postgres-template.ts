import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bringFunctions } from '#kernel/db/functions.ts'
import { migrationsFolder } from '#kernel/db/migrations-folder.ts'
import { UNLIMITED } from './own-postgres.ts'
import { writePartitionedMigrations } from './partitioned-migrations.ts'
import { bundlePrograms } from './programs/bundle-programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database of which each test file makes a copy; absent where the tests run on PGlite. */
    readonly postgresTemplate?: string
    /** The same with partitioned tables. */
    readonly isPartitioned?: boolean
  }
}

const name = `foyer_template_${randomBytes(8).toString('hex')}`
// oxlint-disable-next-line node/no-process-env -- the runner says here which database the tests run on
const url = process.env['TEST_DATABASE_URL'] ?? ''

const onServer = async (work: (client: pg.Client) => Promise<unknown>, database?: string): Promise<void> => {
  const address = new URL(url)
  if (database !== undefined) address.pathname = `/${database}`
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(UNLIMITED)
  await work(client)
  await client.end()
}

/** Makes the database of which each test file makes a copy: a copy takes a fifth of the time of the migrations. */
export const setup = async ({ name: project, provide }: TestProject): Promise<void> => {
  const isPartitioned = project === 'server-partitioned'
  // Nearly every file of these starts processes.
  if (!isPartitioned) await bundlePrograms()
  const folder = isPartitioned ? writePartitionedMigrations() : migrationsFolder
  await onServer(client => client.query(`create database ${name}`))
  await onServer(client => migrate(drizzle({ client }), { migrationsFolder: folder }), name)
  if (isPartitioned) {
    rmSync(folder, { recursive: true })
    // The server knows a database by the digests of the product's own migrations.
    const known = readMigrationFiles({ migrationsFolder })
    for (const { hash, folderMillis } of known)
      await onServer(client => client.query('update drizzle.__drizzle_migrations set hash = $1 where created_at = $2', [hash, folderMillis]), name)
  }
  await onServer(client => bringFunctions(drizzle({ client })), name)
  provide('postgresTemplate', name)
  provide('isPartitioned', isPartitioned)
}

/** Removes it, and the copies that are left. */
export const teardown = (): Promise<void> =>
  onServer(async client => {
    const { rows } = await client.query<{ readonly datname: string }>('select datname from pg_database where starts_with(datname, $1)', [name])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
