import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly port: number
  }
}

let server: ServerProcess | undefined

/** One real server for all tests of the group. */
export const setup = async ({ provide }: TestProject) => {
  server = await startServerProcess()
  provide('port', server.port)
}

export const teardown = async () => server?.stop()
