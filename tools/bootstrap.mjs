import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fail, root, run, say } from './processes.mjs'

const OLDEST_NODE = 20 // runs these tools
const NEEDED_NODE = 24 // runs everything else: TypeScript without a build step

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lockfile */

/** @param {string} file @returns {Lockfile | undefined} */
const readLockfile = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Why `npm ci` must run; undefined if it need not. npm records what it installed in a separate lockfile. */
const installReason = () => {
  const wanted = readLockfile(join(root, 'package-lock.json'))
  const installed = readLockfile(join(root, 'node_modules/.package-lock.json'))
  if (!wanted) return fail('package-lock.json is missing: is this a whole checkout?')
  if (!installed) return 'nothing is installed yet'
  const stale = Object.entries(wanted.packages).find(([path, { version, optional }]) => {
    if (!path.startsWith('node_modules/')) return false
    const there = installed.packages[path]
    return there ? there.version !== version : !optional
  })
  return stale && `${stale[0].slice('node_modules/'.length)} is missing or of another version`
}

const install = async () => {
  const reason = installReason()
  if (!reason) return say('Packages are installed.')
  say(`Installing packages with npm ci (${reason}) …`)
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // If npm started this, its script is known, and no shell is needed to find it.
  const npm = process.env['npm_execpath']
  const { code, output, ms } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) fail(`npm ci failed:\n${output}`)
  say(`Packages are installed, after ${Math.round(ms / 1000)} s.`)
}

const major = () => Number(process.versions.node.split('.')[0])

/** The Node that runs everything but these tools: this one when it is new enough, else the one that came with the packages. */
export const chooseNode = () => {
  if (major() >= NEEDED_NODE) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const candidates = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .flatMap(name => [`node_modules/${name}/bin/node`, `node_modules/${name}/bin/node.exe`])
    .map(path => join(root, path))
  return (
    candidates.find(path => existsSync(path)) ??
    fail(`No Node ${NEEDED_NODE} for ${platform}-${process.arch} among the packages: install Node ${NEEDED_NODE} or later and try again.`)
  )
}

/**
 * Makes the checkout ready to run: packages installed, and a Node 24 that children find first on their PATH.
 * @returns {Promise<{ node: string }>} the path of that Node
 */
export const bootstrap = async () => {
  if (major() < OLDEST_NODE) fail(`Node ${process.versions.node} is too old: Node ${OLDEST_NODE} or later is needed.`)
  await install()
  const node = chooseNode()
  say(
    node === process.execPath
      ? `Node ${process.versions.node} runs it.`
      : `Node ${process.versions.node} is here; the Node ${NEEDED_NODE} among the packages runs the rest.`,
  )
  process.env['PATH'] = [dirname(node), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  return { node }
}
