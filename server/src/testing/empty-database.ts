import { OF_A_TEST } from './statements.ts'

/** A connection of either kind of database, which answers a statement's rows. */
interface Connection {
  query(statement: string): Promise<{ readonly rows: readonly unknown[] }>
}

/** Partitions are emptied with their table. */
const NAMES = `
  select quote_ident(relname) as name, relkind = 'S' as is_sequence from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S') and not relispartition
    and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

interface Names {
  readonly tables: readonly string[]
  readonly sequences: readonly string[]
}

const namesIn = async (connection: Connection): Promise<Names> => {
  const rows = (await connection.query(NAMES)).rows as readonly { readonly name: string; readonly is_sequence: boolean }[]
  const named = (isSequence: boolean) => rows.filter(row => row.is_sequence === isSequence).map(({ name }) => name)
  return { tables: named(false), sequences: named(true) }
}

/** Every test's database has the same tables. */
let names: Promise<Names> | undefined

/**
 * Removes every row of a migrated database, also those that the ledger's own rules would keep, and lets its numbers begin anew. Migrations add no row.
 * A test leaves few rows, and deleting them takes a hundredth of the time of `truncate`, which makes new files for each table, partition and index.
 */
export const emptyDatabase = async (connection: Connection): Promise<void> => {
  const { tables, sequences } = await (names ??= namesIn(connection))
  const { rows } = await connection.query(`select ${tables.map((name, at) => `exists(select 1 from ${name}) as t${at}`).join(', ')}`)
  const [isUsed] = rows as readonly Readonly<Record<string, boolean>>[]
  const used = tables.filter((_name, at) => isUsed?.[`t${at}`])
  if (used.length === 0) return
  // Neither triggers nor foreign keys are heeded meanwhile.
  await connection.query('set session_replication_role = replica')
  const deleted = used.map((name, at) => `d${at} as (delete from ${name})`)
  await connection.query(`with ${deleted.join(', ')} select ${sequences.map(name => `setval('${name}', 1, false)`).join(', ')} ${OF_A_TEST}`)
  await connection.query('reset session_replication_role')
}

/** The same of a database that is split over machines, which carries out one write of a statement well. Numbers do not begin anew. */
export const emptyCitus = async (connection: Connection): Promise<void> => {
  const { tables } = await (names ??= namesIn(connection))
  await connection.query('begin')
  await connection.query(`set local citus.propagate_set_commands = 'local'`)
  await connection.query(`set local session_replication_role = 'replica'`)
  for (const name of tables) await connection.query(`delete from ${name} ${OF_A_TEST}`)
  await connection.query('commit')
}
