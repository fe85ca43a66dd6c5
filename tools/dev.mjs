import { bootstrap } from './bootstrap.mjs'
import { startPaymentSandbox } from './payment-sandbox.mjs'
import { run } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm run dev`: the web reloads in place, the server restarts when its own sources change.
const watch = [...['server/src', 'contract/src', 'texts'].map(folder => `--watch-path=${folder}`), '--watch-preserve-output']
const { node } = await bootstrap()
const payments = await startPaymentSandbox(node)
const server = startServer(node, { MODE: 'development', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info', ...payments.env }, watch)
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true, env: payments.env })
process.exitCode = await server.ended
payments.stop()
