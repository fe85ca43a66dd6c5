import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { startNeighbours } from './neighbours.mjs'
import { run } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm run dev`: the web reloads in place, the server restarts when its own sources change.
const watch = [...['server/src', 'contract/src', 'texts'].map(folder => `--watch-path=${folder}`), '--watch-preserve-output']
const { node } = await bootstrap()
await ensureBuilt(node, ['game-company'])
const neighbours = await startNeighbours(node)
const server = startServer(
  node,
  { MODE: 'development', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info', ...neighbours.env },
  { from: 'sources', nodeArgs: watch },
)
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true, env: neighbours.env })
process.exitCode = await server.ended
neighbours.stop()
