import { join } from 'node:path'
import { root, runUntilStopped } from './processes.mjs'

const READY_PATH = '/readyz'
const POLL_EVERY = 100 // ms
/** What `vite build server` wrote, and the sources. */
const MAIN = { built: 'server/dist/main.js', sources: 'server/src/app/main.ts' }
/**
 * Room for new objects, MB. By itself V8 gives them four times as much while the server starts, and keeps it: 20 to 40 MB of each process. Requests take the
 * same processor time (docs/performance.md). deploy/ has it too.
 */
export const LEAN = '--max-semi-space-size=8'
/** Node keeps compiled modules here, for the next start. */
const COMPILE_CACHE = join(root, '.cache/compiled')

/** @param {string} url */
const answers = url =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false, // not listening yet
  )

/**
 * Starts the server and waits for it; signals are passed on.
 * @param {string} node
 * @param {Record<string, string>} env
 * @param {{ from?: keyof typeof MAIN, nodeArgs?: readonly string[] }} [options]
 * @returns {{ origin: string, ready: Promise<boolean>, ended: Promise<number>, stop: () => void }} `ready` is false when it ended before it answered
 */
export const startServer = (node, env, { from = 'built', nodeArgs = [] } = {}) => {
  const host = process.env['HOST'] ?? '127.0.0.1'
  const port = process.env['PORT'] ?? '3000'
  // Where it listens on every address, this machine's own is the one to open.
  const origin = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`
  const { ended, stop } = runUntilStopped(node, [LEAN, ...nodeArgs, MAIN[from]], { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env })
  let over = false
  void ended.finally(() => (over = true))
  const ready = (async () => {
    while (!over && !(await answers(`${origin}${READY_PATH}`))) await new Promise(resolve => setTimeout(resolve, POLL_EVERY))
    return !over
  })()
  return { origin, ready, ended, stop }
}
