import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVendor } from '@foyer/demo-vendor/src/vendor.ts'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { freePort, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ports: readonly number[]
    /** Where a test may start a push service that all servers send to. */
    readonly pushPort: number
    /** The data of a server that was just set up: see `startServerProcess`. */
    readonly dataTemplate: string
  }
}

/** What the payment sandbox, or the demo vendor, and all servers share. */
const SANDBOX_KEY = 'the payment sandbox of the browser tests'
const VENDOR_KEY = 'the demo vendor of the browser tests'
const sandbox = await createSandbox({ key: SANDBOX_KEY })
const vendor = await createVendor({ key: VENDOR_KEY, file: ':memory:' })
let servers: readonly ServerProcess[] = []
let dataTemplate = ''

/** A real server for each worker, so that files that run concurrently share neither members nor limits. */
export const setup = async ({ config, provide }: TestProject) => {
  dataTemplate = await mkdtemp(join(tmpdir(), 'foyer-template-'))
  await (await startServerProcess({ DATA_DIR: dataTemplate })).stop()
  const pushPort = await freePort()
  const neighbours = {
    PUSH_ORIGINS: `http://127.0.0.1:${pushPort}`,
    PAYMENT_SANDBOX_URL: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
    PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
    GAME_VENDOR_URL: await vendor.listen({ host: '127.0.0.1', port: 0 }),
    GAME_VENDOR_KEY: VENDOR_KEY,
  }
  servers = await Promise.all(Array.from({ length: config.maxWorkers }, () => startServerProcess(neighbours, dataTemplate)))
  provide('dataTemplate', dataTemplate)
  provide('pushPort', pushPort)
  provide(
    'ports',
    servers.map(({ port }) => port),
  )
}

export const teardown = async () => {
  await Promise.all(servers.map(server => server.stop()))
  await sandbox.close()
  await vendor.close()
  await rm(dataTemplate, { recursive: true, force: true })
}
