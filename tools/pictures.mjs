import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt, FOR_PLAYERS } from './build.mjs'
import { startNeighbours } from './neighbours.mjs'
import { fail, run, say } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm run pictures`: takes the pictures of README.md anew, of a demo that is started for it with data of its own.
const { node } = await bootstrap()
await ensureBuilt(node, FOR_PLAYERS)
const browser = await findBrowser()
if ('missing' in browser) fail(browser.missing)
const data = mkdtempSync(join(tmpdir(), 'foyer-'))
const neighbours = await startNeighbours(node)
const server = startServer(node, { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: data, ...neighbours.env })
say('Taking pictures …')
const env = { DEMO_ORIGIN: server.origin, CHROME_PATH: browser.path }
const { code } = (await server.ready) ? await run(node, ['e2e/src/pictures/take-pictures.ts'], { env, show: true }) : { code: 1 }
server.stop()
await server.ended
neighbours.stop()
rmSync(data, { recursive: true, force: true })
process.exitCode = code
