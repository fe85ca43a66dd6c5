import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openPglite } from '#kernel/db/embedded.ts'
import { functions } from '#kernel/db/functions.ts'
import { migrationsFolder } from '#kernel/db/migrations-folder.ts'
import { databaseOn, openPostgres } from '#kernel/db/postgres.ts'
import { emptyCitus, emptyDatabase } from './empty-database.ts'
import { createOwnCitus } from './own-citus.ts'
import { createOwnDatabase, type OwnDatabase } from './own-postgres.ts'

const CACHE = fileURLToPath(new URL('../../../.cache/test-database', import.meta.url))
/** The address of the PostgreSQL that the tests run on; without it they run on PGlite. */
// oxlint-disable-next-line node/no-process-env -- the test runner names the database here
export const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined

/** Setting up PGlite takes seconds, so a migrated copy is kept until the migrations or functions change. */
const snapshotFile = (): string => {
  const migrations = readdirSync(migrationsFolder)
    .filter(name => name.endsWith('.sql'))
    .toSorted()
  const hash = createHash('sha256').update(functions.schema)
  for (const name of migrations) hash.update(readFileSync(join(migrationsFolder, name)))
  return join(CACHE, `${hash.digest('hex').slice(0, 16)}.tar`)
}

const makeSnapshot = async (file: string): Promise<void> => {
  const { client, close } = await openPglite({})
  const dump = await client.dumpDataDir('none')
  await close()
  await mkdir(dirname(file), { recursive: true })
  // Several test files may make it at the same time. Each writes its own file, and the last one is kept.
  const part = `${file}.${process.pid}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, file)
}

const newInMemory = async (): Promise<PGlite> => {
  const file = snapshotFile()
  if (!existsSync(file)) await makeSnapshot(file)
  return (await openPglite({ loadDataDir: new Blob([readFileSync(file)]) })).client
}

/** The databases that tests of this process have closed, all of them empty: opening a new one takes several times as long as emptying one. */
const closed: PGlite[] = []

/** `client` for one test: once that has ended, what still asks it is refused, and does not reach the next test. */
const forOneTest = <Client extends object>(client: Client): { readonly own: Client; readonly end: () => void } => {
  let hasEnded = false
  const own = new Proxy(client, {
    get(target, name) {
      if (hasEnded) throw new Error('The database is closed.')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { own, end: () => void (hasEnded = true) }
}

/** Makes a function do its work at the first call alone. */
const atFirstCall = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

const openInMemory = async (): Promise<OpenDatabase> => {
  const client = closed.pop() ?? (await newInMemory())
  const { own, end } = forOneTest(client)
  return {
    db: drizzle({ client: own }),
    async ping() {
      await own.query('select 1')
    },
    close: atFirstCall(async () => {
      end()
      await emptyDatabase(client)
      closed.push(client)
    }),
  }
}

/** Whether that PostgreSQL is a coordinator of Citus, over whose machines each test's database is split (`npm run test:citus`). */
// oxlint-disable-next-line node/no-process-env -- the test runner says so
export const isCitus = process.env['TEST_CITUS'] === 'true'

/** The name of the template is part of the name: what is left of a run is removed with the template. */
const createOnPostgres = (url: string): Promise<OwnDatabase> => {
  if (isCitus) return createOwnCitus(url, `foyer_test_${randomBytes(8).toString('hex')}`)
  const template = inject('postgresTemplate') ?? 'template1'
  return createOwnDatabase(url, `${template}_${randomBytes(8).toString('hex')}`, template)
}

/** A new database on the PostgreSQL at `url`; other processes may open it at `href` until it is closed. */
export const openOwnPostgres = async (url: string): Promise<OpenDatabase & { readonly href: string }> => {
  const { href, drop } = await createOnPostgres(url)
  let isClosing = false
  const opened = await openPostgres(href, error => {
    if (!isClosing) throw error
  })
  return {
    ...opened,
    href,
    async close() {
      isClosing = true
      await opened.close()
      await drop()
    },
  }
}

/**
 * The PostgreSQL databases that tests of this process have closed, all of them empty, each with its connections: creating a database takes several times as
 * long as emptying one, and a new connection reads the tables and plans the functions anew.
 */
const closedOnPostgres: pg.Pool[] = []

const newOnPostgres = async (url: string): Promise<pg.Pool> => {
  const { href } = await createOnPostgres(url)
  // The browser's stories have no template that is a copy of nothing but the tables.
  if (!isCitus && inject('postgresTemplate') === undefined) await (await openPostgres(href, () => undefined)).close()
  const pool = new pg.Pool({ connectionString: href, max: 10, min: 2, idleTimeoutMillis: 1_000, allowExitOnIdle: true })
  // The database may be removed before this process ends. A statement that fails rejects all the same.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

/** Waits until nobody uses a connection or waits for one. */
const unused = async (pool: pg.Pool): Promise<void> => {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, 'release')
}

const openEmptied = async (url: string): Promise<OpenDatabase> => {
  const pool = closedOnPostgres.pop() ?? (await newOnPostgres(url))
  const { own, end } = forOneTest(pool)
  return {
    db: databaseOn(own),
    async ping() {
      await own.query('select 1')
    },
    close: atFirstCall(async () => {
      end()
      await unused(pool)
      const connection = await pool.connect()
      await (isCitus ? emptyCitus(connection) : emptyDatabase(connection))
      connection.release()
      closedOnPostgres.push(pool)
    }),
  }
}

/** An empty database: in memory, or on the PostgreSQL that `TEST_DATABASE_URL` names. */
export const openTestDatabase = (): Promise<OpenDatabase> => (postgresUrl === undefined ? openInMemory() : openEmptied(postgresUrl))
