import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import type { Question, Usage } from './measured-server.ts'

export interface MeasuredServer {
  readonly port: number
  query(question: Question): Promise<Usage>
  stop(): Promise<void>
}

const answers = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A start from the sources takes seconds, and a minute on a machine with much other work, ms. */
const STARTS_WITHIN = 120_000

const query = async (child: ChildProcess, question: Question): Promise<Usage> => {
  const answer = once(child, 'message') as Promise<[Usage]>
  child.send(question)
  return (await answer)[0]
}

/** The server in a separate process that reports its processor time. Needs DATABASE_URL. */
export const startMeasured = async (more: Readonly<Record<string, string>> = {}): Promise<MeasuredServer> => {
  if (!process.env['DATABASE_URL']) throw new Error('DATABASE_URL is not set: `npm run bench` starts a PostgreSQL and sets it.')
  const port = await freePort()
  const env = {
    ...process.env,
    MODE: 'demo',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKERS: '1',
    ...more,
  }
  const child = fork(fileURLToPath(new URL('measured-server.ts', import.meta.url)), { env })
  const until = performance.now() + STARTS_WITHIN
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('The server did not start.')
    await new Promise(resolve => {
      setTimeout(resolve, 50)
    })
  }
  return {
    port,
    query: question => query(child, question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
