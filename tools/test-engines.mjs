import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureChromium92, OLD_CHROMIUM } from './chromium-92.mjs'
import { engineNames, installEngines } from './engines.mjs'
import { fail, root, run, say } from './processes.mjs'

// `npm run test:engines [engine…]`: every journey in every engine that can be had, or in those that are named (docs/engines.md, The engine run).

const { node } = await bootstrap()
const named = process.argv.slice(2)
const unknown = named.filter(name => name !== OLD_CHROMIUM && !engineNames.some(known => known === name))
if (unknown.length > 0) fail(`There is no engine ${unknown.join(', ')}: it is one of ${[...engineNames, OLD_CHROMIUM].join(', ')}.`)

const wanted = engineNames.filter(name => named.length === 0 || named.includes(name))
const missing = await installEngines(wanted)
for (const why of missing.values()) say(`Left out: ${why}`)
const here = wanted.filter(name => !missing.has(name)).map(name => `/${name}.engine.ts`)
if (named.includes(OLD_CHROMIUM)) {
  await ensureChromium92()
  here.push(`/${OLD_CHROMIUM}.engine.ts`)
}
if (here.length === 0) fail('None of the engines can be had here.')
const { code } = await run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'engines', '--reporter=verbose', ...here], {
  show: true,
})
say('The pictures of every step are in .cache/engines.')
process.exitCode = code !== 0 || (process.env['CI'] && missing.size > 0) ? 1 : 0
