import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { startNeighbours } from './neighbours.mjs'
import { run } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm start`: the whole product with its two demo merchants, on the embedded database.
const { node } = await bootstrap()
await ensureBuilt(node)
const neighbours = await startNeighbours(node)
const server = startServer(node, { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', ...neighbours.env })
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true, env: neighbours.env })
process.exitCode = await server.ended
neighbours.stop()
