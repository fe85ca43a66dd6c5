import { join, resolve } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { ensureBuilt } from './build.mjs'
import { fail, root, run, say } from './processes.mjs'
import { writeBuild } from './production/write-build.mjs'

// npm run build [-- <folder>]: builds what has changed, and writes what runs in production into `dist/`, or into the folder that is named.
const { node } = await bootstrap()
await ensureBuilt(node, ['web', 'server', 'console'])
const folder = resolve(root, process.argv[2] ?? 'dist')
writeBuild(root, folder)
const described = await run(node, ['tools/api/write-description.ts', join(folder, 'api/openapi.json')])
if (described.code !== 0) fail(described.output)
say(`${folder} is ready. On the machine that runs it: "npm ci --omit=dev" in that folder, then "npm start" (docs/deploying.md).`)
