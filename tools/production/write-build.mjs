import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LEAN } from '../server-process.mjs'
import { lockOf } from './lock.mjs'
import { NATIVE } from './requirements.mjs'

/** @typedef {import('./lock.mjs').Lockfile} Lockfile */

/** The folders of a build, the same as in the repository: files that are looked for beside a source are found. */
const PARTS = ['server', 'web', 'console', 'texts', 'tools']

/** Of the server's sources those that are read while it runs: migrations, functions of the database, pages of the mini-game. */
const isReadAtRun = (/** @type {string} */ path) =>
  /(?:\/migrations\/.*|\/functions\/[^/]+\.sql|\/files\/[^/]+)$/.test(path) && !path.includes('/testing/') && !/(?:\.ts|_snapshot\.json)$/.test(path)

/** @param {string} folder @returns {string[]} */
const filesBelow = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => statSync(join(folder, path)).isFile())

/** @param {string} file @returns {unknown} */
const readJson = file => JSON.parse(readFileSync(file, 'utf8'))

/** @param {string} root the repository */
const manifestOf = root => {
  const { name, version, description } = /** @type {Record<string, string>} */ (readJson(join(root, 'package.json')))
  const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (readJson(join(root, 'server/package.json')))
  const versionOf = (/** @type {string} */ part) => {
    const exact = dependencies[part]
    if (exact === undefined) throw new Error(`server/package.json does not name ${part}.`)
    return [part, exact]
  }
  return {
    name,
    version,
    private: true,
    description,
    type: 'module',
    engines: { node: '>=24' },
    scripts: { start: `node ${LEAN} tools/production/start.mjs`, foyer: 'node tools/production/foyer.mjs' },
    dependencies: /** @type {Record<string, string>} */ (Object.fromEntries(NATIVE.map(versionOf))),
  }
}

/**
 * Writes what runs in production into `folder`, from a repository whose web, server and console are built. What else stands in that folder is left alone.
 * @param {string} root the repository
 * @param {string} folder
 */
export const writeBuild = (root, folder) => {
  const copy = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  for (const part of PARTS) rmSync(join(folder, part), { recursive: true, force: true })
  for (const part of ['server/dist', 'web/dist', 'console/dist', 'tools/ops']) copy(part)
  for (const name of ['foyer', 'requirements', 'start']) copy(`tools/production/${name}.mjs`)
  for (const path of filesBelow(join(root, 'server/src')).filter(path => isReadAtRun(`/${path}`))) copy(`server/src/${path}`)
  for (const path of filesBelow(join(root, 'texts')).filter(path => /^[A-Z-]+\/[^/]+\.json$/.test(path))) copy(`texts/${path}`)
  const manifest = manifestOf(root)
  const lock = lockOf(/** @type {Lockfile} */ (readJson(join(root, 'package-lock.json'))), manifest)
  for (const [name, content] of Object.entries({ 'package.json': manifest, 'package-lock.json': lock }))
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  for (const name of ['CHANGELOG.md', '.npmrc']) if (existsSync(join(root, name))) copy(name)
}
