import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase } from '@foyer/bench/src/faults/checks.ts'
import { takeAllConnections } from '@foyer/bench/src/faults/crowd.ts'
import { startPostgres } from '../postgres.mjs'
import { declareFault, type OnePostgres } from './fault.ts'
import { onePostgres } from './one-postgres.ts'

const FOR = 20_000

/** Somebody locks the table of balances, so that each connection of the server soon waits for it, and callers for a connection. */
export const locked = declareFault({
  name: 'pool',
  breaks: 'all connections of the server wait for a lock on the accounts',
  back: 10,
  longest: 22,
  databases: onePostgres,
  run: ({ databases: { postgres } }) =>
    withDatabase(postgres.url, async client => {
      await client.query('begin')
      await client.query('lock table accounts in access exclusive mode')
      await pause(FOR)
      await client.query('rollback')
    }),
})

const fewConnections = async (): Promise<OnePostgres> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on', max_connections: '40' })
  return { postgres, url: postgres.url, truth: () => postgres.url, stop: postgres.stop }
}

/** Other programs take every connection that PostgreSQL allows. */
export const crowded = declareFault({
  name: 'crowded',
  breaks: 'PostgreSQL has no connection left for the server',
  back: 10,
  longest: 15,
  databases: fewConnections,
  run: ({ databases: { postgres } }) => takeAllConnections(postgres.url, FOR),
})
