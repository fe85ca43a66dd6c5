import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { runUntilStopped } from './processes.mjs'

/** @param {string} host @param {number} port @returns {Promise<number>} the port, or another one where it is taken */
const freePort = (host, port) =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', error => (port === 0 ? reject(error) : resolve(freePort(host, 0))))
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** Companies of their own that a demo needs, each a process beside the server, so many ports after its own. */
const NEIGHBOURS = [
  { name: 'PAYMENT_SANDBOX', file: 'payment-sandbox/src/main.ts', portsOn: 1 },
  { name: 'GAME_VENDOR', file: 'game-company/src/main.ts', portsOn: 2 },
]

/**
 * Starts a neighbour of the server, on its port or any free one, with a key made for this start. Where the environment names one already,
 * that is used.
 * @param {string} node
 * @param {typeof NEIGHBOURS[number]} neighbour
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>}
 */
const startNeighbour = async (node, { name, file, portsOn }) => {
  if (process.env[`${name}_URL`]) return { env: {}, stop: () => undefined }
  const host = process.env['HOST'] ?? '127.0.0.1'
  const wanted = Number(process.env['PORT'] ?? '3000') + portsOn
  // The console's port is free until the server listens on it.
  const port = await freePort(host, String(wanted) === process.env['CONSOLE_PORT'] ? 0 : wanted)
  const key = randomBytes(32).toString('base64url')
  const { ended, stop } = runUntilStopped(node, ['--disable-warning=ExperimentalWarning', file], {
    HOST: host,
    PORT: String(port),
    [`${name}_KEY`]: key,
  })
  // Where it cannot be started, the server says that it does not reach it.
  ended.catch(() => undefined)
  // Where it listens on every address, this machine's own is the one to open.
  const origin = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`
  return { env: { [`${name}_URL`]: origin, [`${name}_KEY`]: key }, stop }
}

/** The staff's console listens so many ports after the server, or on any free one. */
const CONSOLE_PORTS_ON = 3

/** @returns {Promise<Record<string, string>>} where the server has its console; nothing where the environment says it already */
const consoleEnv = async () => {
  if (process.env['CONSOLE_PORT']) return {}
  const port = await freePort(process.env['HOST'] ?? '127.0.0.1', Number(process.env['PORT'] ?? '3000') + CONSOLE_PORTS_ON)
  return { CONSOLE_PORT: String(port) }
}

/**
 * Starts the payment sandbox and the demo vendor of games, and finds a port for the console.
 * @param {string} node
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>} `env`: how the server finds them
 */
export const startNeighbours = async node => {
  const all = await Promise.all(NEIGHBOURS.map(neighbour => startNeighbour(node, neighbour)))
  return { env: Object.assign(await consoleEnv(), ...all.map(({ env }) => env)), stop: () => all.forEach(({ stop }) => stop()) }
}
