import { globSync } from 'node:fs'

const rooms = new URL('../', import.meta.url)
const paths = globSync('**/{schema,schema/*}.ts', { cwd: rooms })
const files = await Promise.all(paths.map((path): Promise<Record<string, unknown>> => import(new URL(path, rooms).href)))

/** Everything that the schemas export. The files are found as drizzle-kit finds them, so a new one is always included. */
export const allTables: Readonly<Record<string, unknown>> = Object.assign({}, ...files)
