import type { PGlite } from '@electric-sql/pglite'

const tablesIn = async (client: PGlite): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly name: string }>("select format('%I', tablename) as name from pg_tables where schemaname = 'public'")
  return rows.map(({ name }) => name)
}

/** Every test's database has the same tables. */
let tables: Promise<readonly string[]> | undefined

/** Removes every row of a migrated database, also those that the ledger's own rules would keep. Migrations add none. */
export const emptyDatabase = async (client: PGlite): Promise<void> => {
  const names = await (tables ??= tablesIn(client))
  const { rows } = await client.query<Readonly<Record<string, boolean>>>(
    `select ${names.map((name, at) => `exists(select from ${name}) as t${at}`).join(', ')}`,
  )
  const used = names.filter((_name, at) => rows[0]?.[`t${at}`])
  if (used.length === 0) return
  await client.transaction(async transaction => {
    await transaction.exec('set local session_replication_role = replica')
    await transaction.exec(`truncate ${used.join(', ')} restart identity cascade`)
  })
}
