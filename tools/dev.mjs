import { bootstrap } from './bootstrap.mjs'
import { run } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm run dev`: the web reloads in place, the server restarts when its own sources change.
const watch = [...['server/src', 'contract/src', 'texts'].map(folder => `--watch-path=${folder}`), '--watch-preserve-output']
const { node } = await bootstrap()
const server = startServer(node, { MODE: 'development', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info' }, watch)
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true })
process.exitCode = await server.ended
