import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Files in one folder at most: more than a reader takes in at a glance. */
const MOST = 40

/** Folders that may hold more, each with its reason. */
const MORE: Readonly<Record<string, string>> = {
  docs: 'one document for each subject, listed by reader in docs/README.md',
  'server/src/kernel/db/migrations': 'one ordered row of steps, one of which is added with each change of the tables',
  'server/src/kernel/db/migrations/meta': 'what drizzle-kit keeps of each step',
}

/** Files of each folder, by what git knows or would take. */
const filesByFolder = (): ReadonlyMap<string, number> => {
  const root = join(import.meta.dirname, '../..')
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], { cwd: root, encoding: 'utf8' })
  return new Map([...Map.groupBy(files.trim().split('\n'), dirname)].map(([folder, all]) => [folder, all.length]))
}

test('a folder holds at most 40 files, unless a reason is given', () => {
  const crowded = [...filesByFolder()].filter(([, count]) => count > MOST).map(([folder]) => folder)
  expect(crowded.sort()).toEqual(Object.keys(MORE).sort())
})
