/** A connection of either kind of database, which answers a statement's rows. */
interface Connection {
  query(statement: string): Promise<{ readonly rows: readonly unknown[] }>
}

/** Partitions are emptied with their table. */
const TABLES = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

const tablesIn = async (connection: Connection): Promise<readonly string[]> => {
  const { rows } = await connection.query(TABLES)
  return (rows as readonly { readonly name: string }[]).map(({ name }) => name)
}

/** Every test's database has the same tables. */
let tables: Promise<readonly string[]> | undefined

/** Removes every row of a migrated database, also those that the ledger's own rules would keep. Migrations add none. */
export const emptyDatabase = async (connection: Connection): Promise<void> => {
  const names = await (tables ??= tablesIn(connection))
  const { rows } = await connection.query(`select ${names.map((name, at) => `exists(select from ${name}) as t${at}`).join(', ')}`)
  const [isUsed] = rows as readonly Readonly<Record<string, boolean>>[]
  const used = names.filter((_name, at) => isUsed?.[`t${at}`])
  if (used.length === 0) return
  // Triggers do not run meanwhile.
  await connection.query('set session_replication_role = replica')
  await connection.query(`truncate ${used.join(', ')} restart identity cascade`)
  await connection.query('reset session_replication_role')
}
