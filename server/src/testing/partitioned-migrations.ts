import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installationWide } from '#kernel/db/installation-wide.ts'
import { migrationsFolder } from '#kernel/db/migrations-folder.ts'

/** Two are enough to find a statement that reads more than one, and each more is a file for every table and index of every test's database. */
export const PARTITIONS = 2
const TABLE = /^\s*CREATE TABLE "(?<name>\w+)" \((?<body>[\s\S]*)\);\s*$/
const NEW_CHECK = /^\s*ALTER TABLE "(?<name>\w+)" ADD CONSTRAINT "\w+" CHECK /
const BREAK = '--> statement-breakpoint'

/** The end of a partition's name. */
export const PARTITION = /_p(\d)$/

const partitioned = (statement: string): readonly string[] => {
  // A check that is added later reaches the partitions too, where PostgreSQL does not know the table's own name.
  const checked = NEW_CHECK.exec(statement)?.groups?.['name']
  if (checked !== undefined) return [statement.replaceAll(`"${checked}".`, '')]
  const name = TABLE.exec(statement)?.groups?.['name']
  if (name === undefined || name in installationWide) return [statement]
  const partitions = Array.from(
    { length: PARTITIONS },
    (_, index) => `\nCREATE TABLE "${name}_p${index}" PARTITION OF "${name}" FOR VALUES WITH (MODULUS ${PARTITIONS}, REMAINDER ${index});\n`,
  )
  return [statement.replace(/;\s*$/, ' PARTITION BY HASH ("merchant");\n'), ...partitions]
}

/**
 * Copies the migrations into a folder, and changes the copy so that every table of the merchants is partitioned by the hash of the merchant.
 * A partitioned table accepts only keys that contain the merchant, like a table that is split over machines. The caller must remove the folder.
 */
export const writePartitionedMigrations = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-partitioned-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  for (const file of readdirSync(folder).filter(name => name.endsWith('.sql'))) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').split(BREAK).flatMap(partitioned).join(BREAK))
  }
  return folder
}
