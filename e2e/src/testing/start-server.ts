import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ports: readonly number[]
  }
}

let servers: readonly ServerProcess[] = []

/** A real server for each worker: files that run side by side share neither members nor limits. */
export const setup = async ({ config, provide }: TestProject) => {
  servers = await Promise.all(Array.from({ length: config.maxWorkers }, () => startServerProcess()))
  provide(
    'ports',
    servers.map(({ port }) => port),
  )
}

export const teardown = () => Promise.all(servers.map(server => server.stop()))
