import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { End } from './end.ts'
import { columnList, digestOf, merchantTables, type MerchantTable } from './merchant-tables.ts'

/** Others may count on in a sequence meanwhile; not so many, between our look at it and our setting it. */
const MARGIN = 100_000

/** Ids are unique within a database alone, but a merchant's are unique for it: the sequences there go on behind every id that came. */
const countOn = async ({ client }: End, { name, counted }: MerchantTable, merchant: string): Promise<void> => {
  for (const column of counted) {
    const quoted = pg.escapeIdentifier(column)
    await client.query(
      `select setval(sequence, most + ${2 * MARGIN}) from (
         select pg_get_serial_sequence($1, $2)::regclass as sequence, max(${quoted}) as most from ${pg.escapeIdentifier(name)} where merchant = $3
       ) as here where most is not null and coalesce(pg_sequence_last_value(sequence), 0) < most + ${MARGIN}`,
      [`public.${pg.escapeIdentifier(name)}`, column, merchant],
    )
  }
}

export interface Copied {
  readonly tables: number
  readonly rows: number
}

/**
 * Copies a merchant's rows. Both ends are within a transaction: the source sees one moment. Throws where the target has rows of the merchant already, or where
 * what arrived is not what left, by number and digest of each table.
 */
export const copyMerchant = async (source: End, target: End, merchant: string): Promise<Copied> => {
  const tables = await merchantTables(source)
  const there = await merchantTables(target)
  if (JSON.stringify(there) !== JSON.stringify(tables)) throw new Error('The tables of the two databases differ.')
  let rows = 0
  for (const table of tables) {
    const name = pg.escapeIdentifier(table.name)
    const found = await target.client.query(`select from ${name} where merchant = $1 limit 1`, [merchant])
    if (found.rowCount !== 0) throw new Error(`There are rows of ${merchant} in the other database already, e.g. in ${table.name}.`)
    const columns = columnList(table)
    await pipeline(
      source.client.query(copyTo(`copy (select ${columns} from ${name} where merchant = ${pg.escapeLiteral(merchant)}) to stdout`)),
      target.client.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
    )
    const [left, arrived] = [await digestOf(source, table, merchant), await digestOf(target, table, merchant)]
    if (left.rows !== arrived.rows || left.digest !== arrived.digest)
      throw new Error(`Of ${table.name} ${left.rows} rows left and ${arrived.rows} arrived, or they differ. Nothing was kept.`)
    rows += Number(left.rows)
    await countOn(target, table, merchant)
  }
  return { tables: tables.length, rows }
}
