import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { functions, type Functions } from './functions.ts'
import { installationWide } from './installation-wide.ts'
import { rowsOf } from './rows-of.ts'

/** The table that all others are placed beside: a merchant's rows of every table are on one machine. */
const FIRST = 'members'
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

const hasExtension = async (db: Database): Promise<boolean> => (await rowsOf(db, sql`select 1 from pg_extension where extname = 'citus'`)).length > 0

const machinesOf = (db: Database) =>
  rowsOf<{ readonly name: string; readonly group: number }>(
    db,
    sql`select nodename || ':' || nodeport as name, groupid as "group" from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary' order by groupid`,
  )

/** By the number of steps from a table that refers to none; a table that refers to itself does not count. */
const tablesOf = async (db: Database, isThere: boolean) => {
  const tables = await rowsOf<{ readonly name: string; readonly refers: readonly string[] | null }>(
    db,
    sql`select c.relname as name, (
        select array_agg(distinct r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid and not r.relispartition
      ) as refers
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname <> ${FIRST}, c.relname`,
  )
  const split = isThere
    ? await rowsOf<{ readonly name: string }>(
        db,
        sql`select p.logicalrelid::regclass::text as name from pg_dist_partition p
          where p.partmethod = 'h' and column_to_column_name(p.logicalrelid, p.partkey) = 'merchant'
            and p.colocationid = (select colocationid from pg_dist_partition where logicalrelid = ${FIRST}::regclass)`,
      )
    : []
  const isSplit = new Set(split.map(({ name }) => name))
  const ordered: string[] = []
  let left = tables.filter(({ name }) => !(name in installationWide))
  while (left.length > 0) {
    const ready = left.filter(({ refers }) => (refers ?? []).every(other => other in installationWide || ordered.includes(other)))
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready.map(({ name }) => name))
    left = left.filter(table => !ready.includes(table))
  }
  return ordered.map(name => ({ name, isSplit: isSplit.has(name) }))
}

const functionsIn = (db: Database, schema: string, isThere: boolean) =>
  rowsOf<{ readonly signature: string; readonly isKnown: boolean }>(
    db,
    sql`select p.oid::regprocedure::text as signature, ${
      isThere
        ? sql`exists (select 1 from pg_catalog.pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid and o.distribution_argument_index is not null and o.force_delegation)`
        : sql`false`
    } as "isKnown"
    from pg_proc p
    where p.pronamespace = to_regnamespace(${schema}) and 'merchant' = any (p.proargnames[1:p.pronargs]) order by 1`,
  )

/** Gives the functions of a version to the machines, where the database is split. */
export const giveFunctions = async (db: Database, { schema }: Functions): Promise<void> => {
  if (!(await hasExtension(db))) return
  const tables = await tablesOf(db, true)
  if (!tables.some(({ name, isSplit }) => name === FIRST && isSplit)) return
  for (const { signature, isKnown } of await functionsIn(db, schema, true)) if (!isKnown) await db.execute(giving(signature))
}

/** `force_delegation`: also within a unit of work the whole function runs on the merchant's machine. */
const giving = (signature: string): SQL =>
  sql`select create_distributed_function(${signature}::text::regprocedure, 'merchant', colocate_with => ${FIRST}, force_delegation => true)`

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

/** A thing to do, in words, and what does it. Each may be done again. */
interface Step {
  readonly words: string
  readonly statement: SQL
}

/** What is missing, in order. */
export const stepsTo = ({ tables, functions: given, allowsTriggers }: Distribution): readonly Step[] => [
  ...(allowsTriggers
    ? []
    : [
        {
          words: 'allow triggers of split tables, on each machine',
          statement: sql`select run_command_on_all_nodes(format('alter database %I set citus.enable_unsafe_triggers = on', current_database()))`,
        },
      ]),
  ...tables.flatMap(({ name, isSplit }) =>
    isSplit
      ? []
      : [
          {
            words: `split ${name}`,
            statement: sql`select create_distributed_table(${name}, 'merchant', colocate_with => ${name === FIRST ? 'none' : FIRST})`,
          },
        ],
  ),
  ...given.flatMap(({ signature, isKnown }) =>
    isKnown ? [] : [{ words: `give ${signature} to the merchant’s machine`, statement: giving(signature) }],
  ),
]

export interface DistributionStore {
  look(): Promise<Distribution>
  /** What is not as it should be, in sentences. */
  faults(found: Distribution): readonly string[]
  /** What is missing, in order. */
  steps(found: Distribution): readonly Step[]
  /** Does a step. Nobody may write to the database meanwhile. */
  take(step: Step): Promise<void>
  /** The machine that has a merchant's rows. */
  machineOf(merchant: string): Promise<string>
  /**
   * Moves the part with a merchant's rows, and those of the merchants who share it, to another machine. Movements of money go on meanwhile and wait for its
   * last moment (`ledger_stay`). The house's sums begin anew, because each machine counts its transactions by itself.
   */
  move(merchant: string, to: string): Promise<void>
}

export const distributionStore = (db: Database): DistributionStore => {
  const partOf = async (merchant: string) => {
    const [part] = await rowsOf<{ readonly id: number | string; readonly host: string; readonly port: number }>(
      db,
      sql`select shardid as id, nodename as host, nodeport as port from pg_dist_shard_placement
        where shardid = get_shard_id_for_distribution_column(${FIRST}, ${merchant}::text)`,
    )
    if (!part) throw new Error('The database is not split.')
    return part
  }

  return {
    look: () => distributionOf(db),
    faults: faultsOf,
    steps: stepsTo,
    async take({ statement }) {
      await db.transaction(async unit => {
        await unit.execute(sql`set local citus.enable_unsafe_triggers = on`)
        await unit.execute(statement)
      })
    },
    async machineOf(merchant) {
      const { host, port } = await partOf(merchant)
      return `${host}:${port}`
    },
    async move(merchant, to) {
      const { id, host, port } = await partOf(merchant)
      const [toHost = '', toPort = ''] = to.split(/:(?=\d+$)/)
      await db.execute(sql`select citus_move_shard_placement(${id}::bigint, ${host}, ${port}::integer, ${toHost}, ${toPort}::integer, 'auto')`)
      const sums = await rowsOf<{ readonly merchant: string }>(
        db,
        sql`select merchant from (select distinct merchant from house_sums) as kept where get_shard_id_for_distribution_column(${FIRST}, merchant) = ${id}::bigint`,
      )
      for (const kept of sums) await db.execute(sql`delete from house_sums where merchant = ${kept.merchant}`)
    },
  }
}
