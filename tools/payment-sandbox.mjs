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

/**
 * Starts the payment sandbox beside the server, on the next port or any free one, with a key made for this start. Where the environment names
 * one already, that is used.
 * @param {string} node
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>} `env`: how the server finds it
 */
export const startPaymentSandbox = async node => {
  if (process.env['PAYMENT_SANDBOX_URL']) return { env: {}, stop: () => undefined }
  const host = process.env['HOST'] ?? '127.0.0.1'
  const port = await freePort(host, Number(process.env['PORT'] ?? '3000') + 1)
  const key = randomBytes(32).toString('base64url')
  const { ended, stop } = runUntilStopped(node, ['payment-sandbox/src/main.ts'], { HOST: host, PORT: String(port), PAYMENT_SANDBOX_KEY: key })
  // Where it cannot be started, the server says that it does not reach it.
  ended.catch(() => undefined)
  // Where it listens on every address, this machine's own is the one to open.
  const origin = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`
  return { env: { PAYMENT_SANDBOX_URL: origin, PAYMENT_SANDBOX_KEY: key }, stop }
}
