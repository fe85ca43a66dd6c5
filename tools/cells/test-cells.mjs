import { bootstrap } from '../bootstrap.mjs'
import { ensureBuilt } from '../build.mjs'
import { fail, run } from '../processes.mjs'

// npm run test:cells: three PostgreSQLs, three cells behind one nginx, and a merchant under load that moves from one to the next (docs/scale.md, Cells).

/** Minutes that it may take. */
const LIMIT = 20

const { node } = await bootstrap()
await ensureBuilt(node, ['web', 'server'])
const { code, late } = await run(node, ['tools/cells/main.ts'], { show: true, limit: LIMIT * 60 })
if (late) fail(`It was ended, for it took longer than ${LIMIT} minutes.`)
process.exitCode = code
