import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOwnCitus } from '@foyer/server/src/testing/own-citus.ts'
import { createOwnDatabase } from '@foyer/server/src/testing/own-postgres.ts'
import type { ServerData } from '@foyer/server/src/testing/server-process.ts'
import { inject } from 'vitest'

/** The data of a stopped server that was just set up: a database on the PostgreSQL of the tests, or a folder of the embedded database; or a coordinator of Citus. */
export type DataTemplate = { readonly citus: string } | { readonly postgres: string; readonly database: string } | { readonly folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    readonly dataTemplate: DataTemplate
  }
}

/** An empty embedded database, which the server sets up by itself. It takes seconds of processor time. */
export const embeddedData = async (): Promise<ServerData & { readonly folder: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
  return { folder, env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A copy of the template: on it a server starts in a fraction of the time. */
export const copyOf = async (template: DataTemplate): Promise<ServerData> => {
  if ('folder' in template) {
    const data = await embeddedData()
    // At once, because copying over a thousand small files one by one takes seconds of processor time.
    cpSync(join(template.folder, 'postgres'), join(data.folder, 'postgres'), { recursive: true })
    return data
  }
  if ('citus' in template) {
    const own = await createOwnCitus(template.citus, `foyer_test_${randomBytes(8).toString('hex')}`)
    return { env: { DATABASE_URL: own.href }, remove: own.drop }
  }
  const { postgres, database } = template
  const own = await createOwnDatabase(postgres, `${database}_${randomBytes(8).toString('hex')}`, database)
  return { env: { DATABASE_URL: own.href }, remove: own.drop }
}

/** The data of a new server of a test. */
export const newData = (): Promise<ServerData> => copyOf(inject('dataTemplate'))
