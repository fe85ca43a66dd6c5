import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { bigint, customType, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** The merchant that owns the row. It comes first in every key of the table, so that rows can be distributed over machines by it. */
export const merchant = () => text('merchant').notNull()

/** A whole number of up to 2^53, such as a sum in the smallest unit of its currency. */
export const amount = (name: string) => bigint(name, { mode: 'number' })

/** A point in time with millisecond precision, like a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** PostgreSQL stores neither NUL nor half a surrogate pair, but text from outside may contain both. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Text from outside that is stored, but never searched for. */
export const words = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storable,
})

/** Plain data; its texts may come from outside. */
export const plainData = <Data extends object>() =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: data => JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value)),
    // node-postgres has already parsed it; the embedded database has not.
    fromDriver: value => (typeof value === 'string' ? JSON.parse(value) : value) as Data,
  })

/** The number of a database transaction, which is larger for one that began to write later. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** User names are ASCII. The database's locale must not decide which are equal (a Turkish one distinguishes `I` from `i`). */
export const caseless = (text: AnyPgColumn | Placeholder | string): SQL => sql`lower(${text} collate "C")`

/** Whether a column of text has one of these values. They are one parameter, however many they are: a list of fifty takes as long to plan as to carry out. */
export const oneOf = (column: AnyPgColumn | SQL, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])}::text[])`

/** Bytes, such as a picture. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
