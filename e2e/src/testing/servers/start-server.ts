import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { freePort, startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'
import { setUpTemplate } from './data-template.ts'
import { copyOf } from './server-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ports: readonly number[]
    /** Where a test may start a push service that all servers send to. */
    readonly pushPort: number
  }
}

/** What the payment sandbox, or the demo vendor, and all servers share. */
const SANDBOX_KEY = 'the payment sandbox of the browser tests'
const VENDOR_KEY = 'the demo vendor of the browser tests'
const sandbox = await createSandbox({ key: SANDBOX_KEY })
let vendor: Awaited<ReturnType<typeof createVendor>>
let servers: readonly ServerProcess[] = []
const BUILD = fileURLToPath(new URL('../../../../tools/build.mjs', import.meta.url))
let removeTemplate: () => Promise<void>

/** A real server for each worker, so that files that run concurrently share neither members nor limits. */
export const setup = async ({ config, provide }: TestProject) => {
  // Whoever runs one story must not meet a server of yesterday's sources.
  await promisify(execFile)(process.execPath, [BUILD])
  // After the build, whose pages it reads at its start.
  vendor = await createVendor({ key: VENDOR_KEY, file: ':memory:' })
  const { template: dataTemplate, remove } = await setUpTemplate()
  removeTemplate = remove
  const pushPort = await freePort()
  const neighbours = {
    PUSH_ORIGINS: `http://127.0.0.1:${pushPort}`,
    PAYMENT_SANDBOX_URL: await sandbox.listen({ host: '127.0.0.1', port: 0 }),
    PAYMENT_SANDBOX_KEY: SANDBOX_KEY,
    GAME_VENDOR_URL: await vendor.listen({ host: '127.0.0.1', port: 0 }),
    GAME_VENDOR_KEY: VENDOR_KEY,
  }
  servers = await Promise.all(Array.from({ length: config.maxWorkers }, async () => startServerProcess(neighbours, await copyOf(dataTemplate))))
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
  await removeTemplate()
}
