import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { fail, root, run, say } from './processes.mjs'

// Phone and social identity against the Firebase Auth emulator: a group apart, for the emulator weighs 340 MB (docs/identity.md).

const VERSION = '15.34.2'
/** A project that begins so never leaves this machine. */
const PROJECT = 'demo-foyer'
/** The emulator asks the network for news before it starts, ms. */
const START_LIMIT = 120_000
const POLL_EVERY = 500 // ms
const folder = join(root, '.cache/firebase-tools')

const installed = () => {
  const file = join(folder, 'node_modules/firebase-tools/package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION
}

const install = async () => {
  if (installed()) return say(`firebase-tools ${VERSION} are here.`)
  say(`Installing firebase-tools ${VERSION} under .cache …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const npm = process.env['npm_execpath']
  const args = ['install', '--prefix', folder, '--save-exact', '--no-audit', '--no-fund', '--loglevel=error', `firebase-tools@${VERSION}`]
  const { code, output, ms } = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) fail(`firebase-tools could not be installed:\n${output}`)
  say(`They are installed, after ${Math.round(ms / 1000)} s.`)
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts the emulator on free ports. @param {string} node */
const startEmulator = async node => {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const at = (/** @type {number} */ port) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false }, singleProjectMode: true }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js'), 'emulators:start', '--only', 'auth', '--project', PROJECT]
  let output = ''
  const child = spawn(node, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  const ended = new Promise(resolve => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  const origin = `http://127.0.0.1:${auth}`
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    )
  const deadline = performance.now() + START_LIMIT
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      fail(`The emulator did not start:\n${output}`)
    }
    await new Promise(resolve => {
      setTimeout(resolve, POLL_EVERY)
    })
  }
  return { origin, stop }
}

const { node } = await bootstrap()
const browser = await findBrowser()
if ('missing' in browser) fail(browser.missing)
await install()
await ensureBuilt(node)
say('Starting the Firebase Auth emulator …')
const emulator = await startEmulator(node)
const { code } = await run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'firebase'], {
  env: { FIREBASE_AUTH_EMULATOR: emulator.origin, CHROME_PATH: browser.path },
  show: true,
})
await emulator.stop()
process.exitCode = code
