import { dirname, join, relative, resolve } from 'node:path'
import { bootstrap } from '../bootstrap.mjs'
import { fail, root, run, say } from '../processes.mjs'

// npm run openapi [-- <file>]: writes the description of the calls (OpenAPI 3.1), beside it as ops.json that of the console's calls, and from the same declarations docs/api/ and the client's table.
const { node } = await bootstrap()
const file = resolve(root, process.argv[2] ?? 'dist/api/openapi.json')
for (const [program, ...args] of [
  [node, 'tools/api/write-description.ts', file],
  [node, 'tools/api/write-lists.ts'],
  [join(root, 'node_modules/.bin/oxfmt'), 'docs/api'],
]) {
  const { code, output } = await run(program ?? '', args)
  if (code !== 0) fail(output)
}
say(`${relative(root, file)}, ${relative(root, join(dirname(file), 'ops.json'))}, docs/api/ and client/src/call-table.gen.ts are written.`)
