import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** By which PostgreSQL knows them. */
const NAME = 'crowd'
const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> '${NAME}'`

/** Takes every connection that the PostgreSQL at `url` allows, those of others too, and keeps them for so long, ms. */
export const takeAllConnections = async (url: string, ms: number): Promise<void> => {
  const until = performance.now() + ms
  const held: pg.Client[] = []
  try {
    while (performance.now() < until) {
      const client = new pg.Client({ connectionString: url, application_name: NAME })
      client.on('error', () => undefined)
      try {
        await client.connect()
        held.push(client)
      } catch {
        // All are taken: those of others are ended, and the next turns take their places.
        await held[0]?.query(OTHERS)
        await pause(20)
      }
    }
  } finally {
    await Promise.all(held.map(client => client.end()))
  }
}
