import type { TestProject } from 'vitest/node'
import { databasesAt, dropDatabase } from './own-citus.ts'

let url = ''
let before: readonly string[] = []

export const setup = async ({ config }: TestProject): Promise<void> => {
  url = String(config.env['TEST_DATABASE_URL'])
  before = await databasesAt(url)
}

/** A process of tests keeps its databases for the next test: what a run has made is removed at its end, because each costs a process on each machine. */
export const teardown = async (): Promise<void> => {
  for (const name of await databasesAt(url)) if (!before.includes(name)) await dropDatabase(url, name)
}
