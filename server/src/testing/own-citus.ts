import pg from 'pg'
import { stepsTo } from '#kernel/db/distribution-steps.ts'
import { distributionStore } from '#kernel/db/distribution-store.ts'
import { openPostgres } from '#kernel/db/postgres.ts'
import type { OwnDatabase } from './own-postgres.ts'

export interface Machine {
  readonly host: string
  readonly port: number
  readonly isCoordinator: boolean
}

const onMachine = async (url: string, { host, port }: Machine, database: string, statements: readonly string[]): Promise<void> => {
  const address = new URL(url)
  Object.assign(address, { hostname: host, port: String(port), pathname: `/${database}` })
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The machines that the coordinator at `url` knows, itself first. */
export const machinesAt = async (url: string): Promise<readonly Machine[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ host: string; port: number; group: number }>(
    `select nodename as host, nodeport as port, groupid as "group" from pg_dist_node where noderole = 'primary' order by groupid <> 0`,
  )
  await client.end()
  return rows.map(({ group, ...machine }) => ({ ...machine, isCoordinator: group === 0 }))
}

/** So that each machine's database is its own, and is made and removed one by one. */
const APART = 'set citus.enable_create_database_propagation = off'

/** The databases of tests. */
export const databasesAt = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database where datname ~ '^foyer_test_[0-9a-f]{16}$'`)
  await client.end()
  return rows.map(({ name }) => name)
}

/** Removes a database from every machine that the coordinator at `url` knows. */
export const dropDatabase = async (url: string, name: string): Promise<void> => {
  const home = new URL(url).pathname.slice(1)
  for (const machine of await machinesAt(url)) await onMachine(url, machine, home, [APART, `drop database if exists ${name} with (force)`])
}

/**
 * Makes the database `name` on every machine that the database at `url` knows, and splits it over them as `foyer distribute` does. That database must have
 * the extension citus, and its coordinator must be among its nodes.
 */
export const createOwnCitus = async (url: string, name: string): Promise<OwnDatabase> => {
  const machines = await machinesAt(url)
  const home = new URL(url).pathname.slice(1)
  for (const machine of machines) {
    await onMachine(url, machine, home, [APART, `create database ${name}`])
    await onMachine(url, machine, name, ['create extension citus'])
  }
  const own = new URL(url)
  own.pathname = `/${name}`
  const [coordinator, ...workers] = machines
  if (!coordinator?.isCoordinator || workers.length === 0)
    throw new Error(`${url} must be the coordinator of some machines (citus_set_coordinator_host, citus_add_node)`)
  await onMachine(url, coordinator, name, [
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  ])
  const opened = await openPostgres(own.href, error => {
    throw error
  })
  const store = distributionStore(opened.db)
  for (const step of stepsTo(await store.look())) await store.take(step)
  await opened.close()
  return {
    href: own.href,
    drop: () => dropDatabase(url, name),
  }
}
