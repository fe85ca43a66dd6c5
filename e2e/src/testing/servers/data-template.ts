import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createOwnDatabase } from '@foyer/server/src/testing/own-postgres.ts'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { embeddedData, type DataTemplate } from './server-data.ts'

// The data that servers of tests begin with is set up once for all of them, because it takes seconds of processor time.

const POLL_EVERY = 100 // ms

interface SetUp {
  readonly template: DataTemplate
  remove(): Promise<void>
}

/** For how long the oldest due job of a lane has been due, one line for each lane. */
const DUE = /^foyer_jobs_oldest_due_seconds\{[^}]*\} (?<seconds>\S+)$/gm
const METRICS_TOKEN = 'metrics-of-the-template'

const hasDue = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const lanes = [...(await answer.text()).matchAll(DUE)]
  if (lanes.length === 0) throw new Error(`The server does not say what is due: ${answer.status}`)
  return lanes.some(({ groups }) => Number(groups?.['seconds']) > 0)
}

/**
 * Sets a database up, and waits until everything has run that is due at a server's first start: each server with a copy of the data would otherwise run
 * it anew, which takes longer than all of its start.
 */
const setUpData = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const server = await startServerProcess({ ...env, METRICS_TOKEN })
  while (await hasDue(server.origin)) await setTimeout(POLL_EVERY)
  await server.stop()
}

/** A folder of the embedded database. */
export const setUpEmbedded = async (): Promise<SetUp> => {
  const { folder, env, remove } = await embeddedData()
  await setUpData(env)
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
  await setUpData({ DATABASE_URL: href })
  return { template: { postgres, database }, remove: drop }
}
