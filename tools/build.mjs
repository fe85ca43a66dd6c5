import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run, say } from './processes.mjs'

const STAMP = join(root, 'web/dist/.built-from')
const INPUTS = ['web/src', 'web/build', 'web/public', 'web/vite.config.ts', 'web/package.json', 'contract/src', 'texts', 'package-lock.json']

/** @param {string} path @returns {string[]} every file below `path`, in a fixed order */
const filesBelow = path => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter(name => name !== 'node_modules')
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}

const hashOfInputs = () => {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(input => filesBelow(join(root, input)))) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Builds the web where its sources changed since the last build.
 * @param {string} node the Node to build with
 * @returns {Promise<{ code: number, output: string }>}
 */
export const buildWhereChanged = async node => {
  const from = hashOfInputs()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from) return { code: 0, output: 'the sources are unchanged' }
  const result = await run(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--app'], { env: { NODE_ENV: 'production' } })
  if (result.code === 0) writeFileSync(STAMP, from)
  return result
}

/** The same as a step of a command that cannot go on without it. @param {string} node */
export const ensureBuilt = async node => {
  say('Building the web where its sources changed …')
  const { code, output } = await buildWhereChanged(node)
  if (code !== 0) fail(`The build failed:\n${output}`)
}
