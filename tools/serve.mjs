import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { fail } from './processes.mjs'
import { startServer } from './server-process.mjs'

// `npm run serve`: production, configured by the environment alone (docs/operating.md, Configuration).
const mode = process.env['MODE'] ?? 'production'
if (mode !== 'production') fail(`MODE is ${mode}, but npm run serve is for production: use npm start or npm run dev.`)
const { node } = await bootstrap()
await ensureBuilt(node)
process.exitCode = await startServer(node, { MODE: 'production', NODE_ENV: 'production' }).ended
