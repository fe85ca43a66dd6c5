import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(import.meta.resolve('@foyer/server/src/main.ts'))
const POLL_EVERY = 50 // ms
const START_LIMIT = 30_000 // ms

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** The built product with its demo merchants, in a process and with an embedded database of its own. */
export const startDemo = async (): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const port = await freePort()
  const env = { ...process.env, MODE: 'demo', NODE_ENV: 'production', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_LIMIT
  while (
    !(await fetch(`${origin}/m/home`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start.')
    await new Promise(resolve => setTimeout(resolve, POLL_EVERY))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}
