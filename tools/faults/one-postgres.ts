import { startPostgres } from '../postgres.mjs'
import type { OnePostgres } from './fault.ts'

/** A PostgreSQL as operators have it: what it acknowledges is on the disk. */
export const onePostgres = async (): Promise<OnePostgres> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' })
  return { postgres, url: postgres.url, truth: () => postgres.url, stop: postgres.stop }
}
