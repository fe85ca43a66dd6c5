import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { startPaymentSandbox } from './payment-sandbox.mjs'
import { run } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm start`: the whole product with its two demo merchants, on the embedded database.
const { node } = await bootstrap()
await ensureBuilt(node)
const payments = await startPaymentSandbox(node)
const server = startServer(node, { MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn', ...payments.env })
if (await server.ready) await run(node, ['tools/demo-notice.ts', server.origin], { show: true, env: payments.env })
process.exitCode = await server.ended
payments.stop()
