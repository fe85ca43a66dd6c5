import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { allTables } from '#testing/all-tables.ts'
import { migrationsFolder } from './migrations-folder.ts'

test('the migrations give the current schema (if not, `npx drizzle-kit generate` in server/ writes what is missing)', async () => {
  const [newest = ''] = readdirSync(join(migrationsFolder, 'meta'))
    .filter(name => name.endsWith('_snapshot.json'))
    .toSorted()
    .toReversed()
  const migrated: Parameters<typeof generateMigration>[0] = JSON.parse(readFileSync(join(migrationsFolder, 'meta', newest), 'utf8'))
  expect(await generateMigration(migrated, generateDrizzleJson(allTables, migrated.id))).toEqual([])
})
