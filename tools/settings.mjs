import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { fail, root, run, say } from './processes.mjs'

// Writes docs/merchant-settings.md from the schemas that merchants are checked by, docs/personal-data.md from what is said of each table, and docs/metrics.md
// from what the server counts.
const { node } = await bootstrap()
for (const command of [
  [node, 'server/src/app/merchants/write-settings.ts'],
  [node, 'server/src/app/write-personal-data.ts'],
  [node, 'server/src/app/write-metrics.ts'],
  [join(root, 'node_modules/.bin/oxfmt'), 'docs/merchant-settings.md', 'docs/personal-data.md', 'docs/metrics.md'],
]) {
  const [program = '', ...args] = command
  const { code, output } = await run(program, args)
  if (code !== 0) fail(output)
}
say('docs/merchant-settings.md, docs/personal-data.md and docs/metrics.md are written.')
