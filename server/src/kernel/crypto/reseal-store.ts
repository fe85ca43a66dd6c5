import { eq, getTableColumns, like, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { serverKeys } from './schema.ts'
import { CHECK, MARKS, OWN_KEY } from './secret-key.ts'

/** Where sealed texts stand. A subject lists its own (`sealed` of its `subject.ts`), so that they are sealed anew with another key. */
export interface SealedPlace {
  /** What they are, in an operator's words. */
  readonly what: string
  readonly table: PgTable
  /** The column, by its name in the table's schema. */
  readonly column: string
  /** Where the column holds data: the field of it. */
  readonly field?: string
  /** What they were sealed for. */
  readonly purpose: string
  /** The rows that have one; all if absent. */
  readonly where?: SQL
}

export interface ResealStore {
  /** Of all subjects. */
  readonly places: readonly SealedPlace[]
  /** Sealed texts of a place, in the database's order, after one. */
  values(place: SealedPlace, after: string, limit: number): Promise<readonly string[]>
  /** Puts `fresh` where `old` still stands. */
  replace(place: SealedPlace, old: string, fresh: string): Promise<void>
  /** Puts the check value and the key of marks, sealed anew, in their places, and removes a key that the server had made for itself. */
  finish(seal: (purpose: string, sealed: string) => string): Promise<void>
}

const columnOf = ({ table, column }: SealedPlace) => {
  const found = getTableColumns(table)[column]
  if (!found) throw new Error(`${column} is no column of the table`)
  return found
}
const textOf = (place: SealedPlace): SQL => (place.field === undefined ? sql`${columnOf(place)}` : sql`${columnOf(place)} ->> ${place.field}`)

export const resealStore = (db: Database, places: readonly SealedPlace[]): ResealStore => ({
  places,

  async values(place, after, limit) {
    const rows = await rowsOf<{ readonly sealed: string }>(
      db,
      sql`select distinct sealed from (select ${textOf(place)} as sealed from ${place.table} where ${place.where ?? sql`true`}) as here
        where sealed > ${after} order by sealed limit ${limit}`,
    )
    return rows.map(({ sealed }) => sealed)
  },

  async replace(place, old, fresh) {
    const column = columnOf(place)
    const value = place.field === undefined ? sql`${fresh}` : sql`jsonb_set(${column}, array[${place.field}], to_jsonb(${fresh}::text))`
    await db.execute(sql`update ${place.table} set ${sql.identifier(column.name)} = ${value} where ${textOf(place)} = ${old}`)
  },

  finish: seal =>
    db.transaction(async unit => {
      for (const name of [CHECK, MARKS]) {
        const [row] = await unit.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name))
        if (row)
          await unit
            .update(serverKeys)
            .set({ key: seal(name, row.key) })
            .where(eq(serverKeys.name, name))
      }
      await unit.delete(serverKeys).where(like(serverKeys.name, `${OWN_KEY}%`))
    }),
})
