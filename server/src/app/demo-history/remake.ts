import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDeps } from '#app/compose.ts'
import { createDemoMembers } from '#app/demo.ts'
import { readConfig } from '#kernel/config.ts'
import { lockDirectory } from '#kernel/db/directory-lock.ts'
import { createLog } from '#kernel/log.ts'
import { growHistory } from './grow-history.ts'

// `npm run demo:history`: the embedded database of the demo anew, with its members and its whole history at once. Money is never removed from a ledger,
// so that a history can only be made anew together with its database.

const config = readConfig()
if (config.mode !== 'demo') throw new Error('MODE must be demo, as `npm run demo:history` sets it: everything in the embedded database is removed.')
if (config.databaseUrl !== undefined) throw new Error('The history of the demo is made in the embedded database alone: DATABASE_URL must not be set.')
// Throws while a server is running on it.
lockDirectory(config.dataDir)()
await rm(join(config.dataDir, 'postgres'), { recursive: true, force: true })
const deps = await createDeps(config, { log: createLog(config.logLevel) })
try {
  await createDemoMembers(deps)
  await growHistory(deps, { pause: () => Promise.resolve(), isOver: () => false })
} finally {
  await deps.close()
}
process.stdout.write('The demo has its history. Start it with npm start.\n')
