import { readdirSync } from 'node:fs'

const folder = new URL('../db/schema/', import.meta.url)
const files = await Promise.all(readdirSync(folder).map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)))

/** Everything that the schema's files export. The folder is read as drizzle-kit reads it, so a new file is always included. */
export const allTables: Readonly<Record<string, unknown>> = Object.assign({}, ...files)
