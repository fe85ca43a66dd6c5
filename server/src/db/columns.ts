import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { customType, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** Whose the row is. It leads every key of the table, so that the rows can be split over machines by it. */
export const merchant = () => text('merchant').notNull()

/** A moment, to the millisecond: what a `Date` holds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** PostgreSQL stores neither NUL nor half a surrogate pair; words from outside may carry both. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Words from outside that are kept, never looked up by. */
export const words = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storable,
})

/** Plain data; its strings may come from outside. */
export const plainData = <Data extends object>() =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: data => JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
    // node-postgres has parsed it already; the embedded database has not.
    fromDriver: value => (typeof value === 'string' ? JSON.parse(value) : value) as Data,
  })

/** User names are ASCII; the database's own locale must not decide what is the same (a Turkish one tells `I` from `i`). */
export const caseless = (text: AnyPgColumn | Placeholder | string): SQL => sql`lower(${text} collate "C")`
