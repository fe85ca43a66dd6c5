import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { EARLY_OPEN } from '../../game-company/src/http/early-open.ts'
import type { Use } from './engine-compat.ts'
import { MEANT } from './engine-meant.ts'
import { scriptFaults } from './engine-scripts.ts'
import { styleFaults } from './engine-styles.ts'

// `node tools/engines/engine-guard.ts`, after the build: nothing that players load may need more than the oldest engines have (docs/engines.md).

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
}
/** The files of the last build: those of earlier ones stay beside them for a while. */
const filesOf = (dist: string): readonly string[] => {
  const chunks = Object.values(JSON.parse(read(`${dist}/.vite/manifest.json`)) as Readonly<Record<string, Chunk>>)
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].map(file => `${dist}/${file}`)
}

const files = [
  ...filesOf('web/dist/client'),
  ...filesOf('game-company/dist'),
  ...['web/dist/{early,notice,worker}/*.js', 'server/src/games/mini-game/files/*'].flatMap(pattern => globSync(pattern, { cwd: root })),
]
const check = (name: string, text: string): readonly Use[] => {
  if (name.endsWith('.css')) return styleFaults(text)
  return name.endsWith('.js') ? scriptFaults(text) : []
}
/** What is used, and in which files, without the hash in their names. */
const uses = [['early-open.js', EARLY_OPEN] as const, ...files.map(file => [basename(file), read(file)] as const)].flatMap(([name, text]) =>
  check(name, text).map(fault => ({ ...fault, file: name.replace(/-[\w-]{7,8}(?=\.\w+$)/, '') })),
)

const isMeant = (one: Use & { readonly file: string }): boolean =>
  MEANT.some(({ uses: meant, files: only }) => meant.includes(one.use) && (only?.includes(one.file) ?? true))
const faults = uses.filter(one => !isMeant(one))
const idle = MEANT.flatMap(({ uses: meant, files: only }) =>
  meant.filter(name => !uses.some(({ use, file }) => use === name && (only?.includes(file) ?? true))),
)

for (const { use, why, file } of faults) console.error(`${file}: ${use} (${why})`)
for (const use of idle) console.error(`tools/engines/engine-meant.ts lists what is used nowhere: ${use}`)
console.log(`${files.length} files use what the oldest engines have; ${MEANT.length} exceptions have their fallback beside them`)
process.exitCode = faults.length + idle.length > 0 ? 1 : 0
