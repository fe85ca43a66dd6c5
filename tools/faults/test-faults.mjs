import { bootstrap } from '../bootstrap.mjs'
import { ensureBuilt } from '../build.mjs'
import { fail, run } from '../processes.mjs'

// npm run test:faults [-- <fault…> --hold <seconds>]: real servers under load, and what they stand on is broken, one thing after the other (docs/faults.md).

/** Minutes that all faults together may take. */
const LIMIT = 120

const { node } = await bootstrap()
await ensureBuilt(node, ['web', 'server'])
const { code, late } = await run(node, ['tools/faults/main.ts', ...process.argv.slice(2)], { show: true, limit: LIMIT * 60 })
if (late) fail(`It was ended, for it took longer than ${LIMIT} minutes.`)
process.exitCode = code
