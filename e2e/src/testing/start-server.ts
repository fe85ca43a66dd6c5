import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ports: readonly number[]
    /** The data of a server that was just set up: see `startServerProcess`. */
    readonly dataTemplate: string
  }
}

/** What the payment sandbox and all servers share. */
const SANDBOX_KEY = 'the payment sandbox of the browser tests'
const sandbox = await createSandbox({ key: SANDBOX_KEY })
let servers: readonly ServerProcess[] = []
let dataTemplate = ''

/** A real server for each worker, so that files that run concurrently share neither members nor limits. */
export const setup = async ({ config, provide }: TestProject) => {
  dataTemplate = await mkdtemp(join(tmpdir(), 'foyer-template-'))
  await (await startServerProcess({ DATA_DIR: dataTemplate })).stop()
  const payments = { PAYMENT_SANDBOX_URL: await sandbox.listen({ host: '127.0.0.1', port: 0 }), PAYMENT_SANDBOX_KEY: SANDBOX_KEY }
  servers = await Promise.all(Array.from({ length: config.maxWorkers }, () => startServerProcess(payments, dataTemplate)))
  provide('dataTemplate', dataTemplate)
  provide(
    'ports',
    servers.map(({ port }) => port),
  )
}

export const teardown = async () => {
  await Promise.all(servers.map(server => server.stop()))
  await sandbox.close()
  await rm(dataTemplate, { recursive: true, force: true })
}
