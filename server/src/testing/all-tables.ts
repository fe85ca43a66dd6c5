import { readdirSync } from 'node:fs'

const folder = new URL('../db/schema/', import.meta.url)
const files = await Promise.all(readdirSync(folder).map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)))

/** All that the schema's files export, read from their folder as drizzle-kit reads it: no file can be forgotten. */
export const allTables: Readonly<Record<string, unknown>> = Object.assign({}, ...files)
