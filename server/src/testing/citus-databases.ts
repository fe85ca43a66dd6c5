import type { TestProject } from 'vitest/node'
import { databasesAt, dropDatabase } from './own-citus.ts'

/** A process of tests keeps its databases for the next test: what a run has made is removed at its end, because each costs a process on each machine. */
const removeNew = async (project: TestProject): Promise<() => Promise<void>> => {
  const url = String(project.config.env['TEST_DATABASE_URL'])
  const before = new Set(await databasesAt(url))
  return async () => {
    for (const name of await databasesAt(url)) if (!before.has(name)) await dropDatabase(url, name)
  }
}

export default removeNew
