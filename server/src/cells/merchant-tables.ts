import pg from 'pg'
import { tablesOf } from '#kernel/db/distribution-statements.ts'
import type { End } from './end.ts'

/** Tables of merchants whose rows do not go with the merchant, and why. */
const LEFT: Readonly<Record<string, string>> = {
  house_sums: 'They hold numbers of this database’s transactions, and begin anew by themselves.',
}

/** Tables of the whole installation of which a merchant's rows go too. */
const TAKEN = ['jobs']

export interface MerchantTable {
  readonly name: string
  /** Those that are copied: not what the database makes of others, and no number of a transaction, which is given anew. */
  readonly columns: readonly string[]
  /** Columns whose numbers a sequence counts. */
  readonly counted: readonly string[]
}

/** The tables that hold a merchant's rows, those that others refer to first. */
export const merchantTables = async ({ client, db }: End): Promise<readonly MerchantTable[]> => {
  const names = [...(await tablesOf(db, false)).map(({ name }) => name).filter(name => !(name in LEFT)), ...TAKEN]
  const { rows } = await client.query<{ readonly table: string; readonly column: string; readonly counted: boolean }>(
    `select c.relname as table, a.attname as column, a.attidentity <> '' as counted
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.atttypid <> 'xid8'::regtype
     order by a.attname`,
    [names],
  )
  return names.map(name => {
    const own = rows.filter(({ table }) => table === name)
    return { name, columns: own.map(({ column }) => column), counted: own.filter(({ counted }) => counted).map(({ column }) => column) }
  })
}

/** A table's columns, for a statement. */
export const columnList = ({ columns }: Pick<MerchantTable, 'columns'>): string => columns.map(name => pg.escapeIdentifier(name)).join(', ')

/** The rows of a table, and what is the same of two tables if they have the same rows, in whatever order. */
export interface TableDigest {
  readonly rows: string
  readonly digest: string
}

/** Of a merchant's rows; `where` narrows them further. */
export const digestOf = async ({ client }: End, table: MerchantTable, merchant: string, where = 'true'): Promise<TableDigest> => {
  const { rows } = await client.query<TableDigest>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(line), 15))::bit(60)::bigint), 0)::text as digest
     from (select row(${columnList(table)})::text as line from ${pg.escapeIdentifier(table.name)} where merchant = $1 and (${where})) as lines`,
    [merchant],
  )
  return rows[0] ?? { rows: '0', digest: '0' }
}
