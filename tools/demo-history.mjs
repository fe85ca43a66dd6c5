import { bootstrap } from './bootstrap.mjs'
import { run } from './processes.mjs'

// `npm run demo:history`: the embedded database of the demo anew, with its whole history.
const { node } = await bootstrap()
const env = { MODE: 'demo', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }
const { code } = await run(node, ['server/src/app/demo-history/remake.ts'], { show: true, env })
process.exitCode = code
