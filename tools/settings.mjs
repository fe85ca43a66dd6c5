import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { fail, root, run, say } from './processes.mjs'

// Writes docs/merchant-settings.md from the schemas that merchants are checked by.
const { node } = await bootstrap()
for (const command of [
  [node, 'server/src/merchants/write-settings.ts'],
  [join(root, 'node_modules/.bin/oxfmt'), 'docs/merchant-settings.md'],
]) {
  const [program = '', ...args] = command
  const { code, output } = await run(program, args)
  if (code !== 0) fail(output)
}
say('docs/merchant-settings.md is written.')
