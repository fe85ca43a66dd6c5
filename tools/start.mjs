import { bootstrap } from './bootstrap.mjs'
import { buildWhereChanged, ensureBuilt, FOR_PLAYERS } from './build.mjs'
import { startNeighbours } from './neighbours.mjs'
import { run, say } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm start`: the whole product with its two demo merchants, on the embedded database.
const { node } = await bootstrap()
await ensureBuilt(node, FOR_PLAYERS)
const neighbours = await startNeighbours(node)
const server = startServer(node, {
  MODE: 'demo',
  NODE_ENV: 'production',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  DEMO_HISTORY: process.env['DEMO_HISTORY'] ?? 'yes',
  ...neighbours.env,
})
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true, env: neighbours.env })
// The staff's console is built once players are served, so that their first page waits for nothing.
const { code, output } = await buildWhereChanged(node, ['console'])
if (code !== 0) say(`The console could not be built:\n${output}`)
process.exitCode = await server.ended
neighbours.stop()
