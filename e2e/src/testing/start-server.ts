import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly ports: readonly number[]
    /** The data of a server that was just set up: see `startServerProcess`. */
    readonly dataTemplate: string
  }
}

let servers: readonly ServerProcess[] = []
let dataTemplate = ''

/** A real server for each worker, so that files that run concurrently share neither members nor limits. */
export const setup = async ({ config, provide }: TestProject) => {
  dataTemplate = await mkdtemp(join(tmpdir(), 'foyer-template-'))
  await (await startServerProcess({ DATA_DIR: dataTemplate })).stop()
  servers = await Promise.all(Array.from({ length: config.maxWorkers }, () => startServerProcess({}, dataTemplate)))
  provide('dataTemplate', dataTemplate)
  provide(
    'ports',
    servers.map(({ port }) => port),
  )
}

export const teardown = async () => {
  await Promise.all(servers.map(server => server.stop()))
  await rm(dataTemplate, { recursive: true, force: true })
}
