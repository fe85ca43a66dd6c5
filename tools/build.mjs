import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, root, run, say } from './processes.mjs'

/**
 * What is built: the web of the platform, the server as one file, the console of the staff, and the pages of the demo vendor. Each is built anew where one of its inputs has changed.
 * @type {readonly { name: string, inputs: readonly string[], args: readonly string[] }[]}
 */
const BUILDS = [
  {
    name: 'web',
    inputs: ['web/src', 'web/build', 'web/public', 'web/vite.config.ts', 'web/package.json', 'contract/src', 'texts', 'package-lock.json'],
    args: ['--app'],
  },
  {
    name: 'server',
    inputs: ['server/src', 'server/vite.config.ts', 'server/package.json', 'contract/src', 'draw-check/src', 'texts', 'package-lock.json'],
    args: [],
  },
  {
    name: 'console',
    inputs: [
      'console/src',
      'console/build',
      'console/public',
      'console/texts',
      'console/index.html',
      'console/vite.config.ts',
      'contract/src',
      'texts/src',
      'package-lock.json',
    ],
    args: [],
  },
  {
    name: 'game-company',
    inputs: ['game-company/src', 'game-company/vite.config.ts', 'package-lock.json'],
    args: [],
  },
]

/** What a player's first page needs; the console is built behind it. */
export const FOR_PLAYERS = ['web', 'server', 'game-company']

/** @param {string} path @returns {string[]} every file below `path`, in a fixed order */
const filesBelow = path => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => name !== 'node_modules')
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}

/** @param {readonly string[]} inputs */
const hashOf = inputs => {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(input => filesBelow(join(root, input)))) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Builds what has changed since the last build.
 * @param {string} node the Node to build with
 * @param {readonly string[]} [names] of the builds; all of them if absent
 * @returns {Promise<{ code: number, output: string }>}
 */
export const buildWhereChanged = async (node, names) => {
  let output = ''
  for (const { name, inputs, args } of BUILDS.filter(build => names?.includes(build.name) ?? true)) {
    const stamp = join(root, name, 'dist/.built-from')
    const from = hashOf(inputs)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) continue
    const result = await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', name, ...args], { env: { NODE_ENV: 'production' } })
    output += result.output
    if (result.code !== 0) return { code: result.code, output }
    writeFileSync(stamp, from)
  }
  return { code: 0, output: output || 'the sources are unchanged' }
}

/**
 * The same as a step of a command that cannot go on without it.
 * @param {string} node
 * @param {readonly string[]} [names]
 */
export const ensureBuilt = async (node, names) => {
  say('Building the pages where their sources changed …')
  const { code, output } = await buildWhereChanged(node, names)
  if (code !== 0) fail(`The build failed:\n${output}`)
}

// By hand: `node tools/build.mjs [name…]`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2)
  await ensureBuilt(process.execPath, names.length > 0 ? names : undefined)
}
