import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { root, run } from './processes.mjs'

// node tools/run.mjs <file.ts | command of a package> […]: runs it with the Node 24 that it needs, whichever Node started this.
const [what = '', ...args] = process.argv.slice(2)
const { node } = await bootstrap()
const { code } = await (what.endsWith('.ts')
  ? run(node, [what, ...args], { show: true })
  : run(join(root, 'node_modules/.bin', what), args, { show: true }))
process.exitCode = code
