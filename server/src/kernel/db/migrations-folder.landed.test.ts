import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './migrations-folder.ts'

const DIGESTS = join(migrationsFolder, 'digests.txt')

test('a migration that has landed is never changed, and each has its digest (a new one gets its line by `sha256sum *.sql > digests.txt`)', () => {
  const names = readdirSync(migrationsFolder).filter(name => name.endsWith('.sql'))
  const lines = names.toSorted().map(
    name =>
      `${createHash('sha256')
        .update(readFileSync(join(migrationsFolder, name)))
        .digest('hex')}  ${name}`,
  )
  // A new one gets its line by `sha256sum *.sql > digests.txt` in server/src/kernel/db/migrations.
  expect(lines).toEqual(readFileSync(DIGESTS, 'utf8').trim().split('\n'))
})

test('each migration is younger than the one before it, or databases would pass over it', () => {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[]
  }
  const moments = journal.entries.map(({ when }) => when)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  expect(new Set(moments).size).toBe(moments.length)
})
