import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { hasExtension, machinesOf, tablesOf, functionsIn, FIRST } from './distribution-statements.ts'
import { functions, type Functions } from './functions.ts'
import { rowsOf } from './rows-of.ts'

/** Ids are counted from the machine's group × 2^48, and a number holds 2^53 exactly: the groups up to this one. */
const LAST_GROUP = 31

/** What is there of a database that is split over machines by merchant (docs/scale.md). */
export interface Distribution {
  /** The machines that hold rows, as `host:port`, with the number of their group; empty without the extension. */
  readonly machines: readonly { readonly name: string; readonly group: number }[]
  /** The merchants' tables, those that others refer to first, and whether each is split as it must be. */
  readonly tables: readonly { readonly name: string; readonly isSplit: boolean }[]
  /** The functions of this version that are given to the merchant's machine, by their signatures, and whether each is known there. */
  readonly functions: readonly { readonly signature: string; readonly isKnown: boolean }[]
  /** Whether triggers of split tables are allowed. */
  readonly allowsTriggers: boolean
}

export const distributionOf = async (db: Database, own: Functions = functions): Promise<Distribution> => {
  const isThere = await hasExtension(db)
  const [setting] = await rowsOf<{ readonly value: string | null }>(db, sql`select current_setting('citus.enable_unsafe_triggers', true) as value`)
  return {
    machines: isThere ? await machinesOf(db) : [],
    tables: await tablesOf(db, isThere),
    functions: await functionsIn(db, own.schema, isThere),
    allowsTriggers: setting?.value === 'on',
  }
}

/** What is not as it should be, in sentences; empty for a database that is split as it must be. */
export const faultsOf = ({ machines, tables, functions: given, allowsTriggers }: Distribution): readonly string[] => {
  if (machines.length === 0) return ['The database has no extension citus, or no machine is added to it (citus_add_node).']
  const far = machines.filter(({ group }) => group > LAST_GROUP)
  return [
    ...far.map(
      ({ name, group }) =>
        `${name} is machine number ${group}: ids that it counts are beyond 2^53, which numbers do not hold exactly. The last number is ${LAST_GROUP}.`,
    ),
    ...(allowsTriggers ? [] : ['Triggers of split tables are not allowed (citus.enable_unsafe_triggers).']),
    ...tables.flatMap(({ name, isSplit }) => (isSplit ? [] : [`Table ${name} is not split by merchant beside ${FIRST}.`])),
    ...given.flatMap(({ signature, isKnown }) => (isKnown ? [] : [`Function ${signature} is not given to the merchant’s machine.`])),
  ]
}
