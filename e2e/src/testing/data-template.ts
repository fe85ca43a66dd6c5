import { randomBytes } from 'node:crypto'
import { createOwnDatabase } from '@foyer/server/src/testing/own-postgres.ts'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { embeddedData, type DataTemplate } from './server-data.ts'

// The data that servers of tests begin with is set up once for all of them, because it takes seconds of processor time.

interface SetUp {
  readonly template: DataTemplate
  remove(): Promise<void>
}

/** A folder of the embedded database. */
export const setUpEmbedded = async (): Promise<SetUp> => {
  const { folder, env, remove } = await embeddedData()
  await (await startServerProcess(env)).stop()
  return { template: { folder }, remove }
}

/**
 * A database on the PostgreSQL of the tests, or, where there is none, a folder of the embedded database. On Citus (`TEST_CITUS_URL`, the address of a
 * coordinator) each server's database is split anew, because a copy would not know its machines.
 */
export const setUpTemplate = async (): Promise<SetUp> => {
  const citus = process.env['TEST_CITUS_URL']
  if (citus) return { template: { citus }, remove: () => Promise.resolve() }
  const postgres = process.env['TEST_DATABASE_URL']
  if (!postgres) return setUpEmbedded()
  const database = `foyer_stories_${randomBytes(8).toString('hex')}`
  const { href, drop } = await createOwnDatabase(postgres, database)
  await (await startServerProcess({ DATABASE_URL: href })).stop()
  return { template: { postgres, database }, remove: drop }
}
