import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './database.ts'
import { installationWide } from './installation-wide.ts'
import { rowsOf } from './rows-of.ts'

/** The table that all others are placed beside: a merchant's rows of every table are on one machine. */
export const FIRST = 'members'

export const hasExtension = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from pg_extension where extname = 'citus'`)).length > 0

export const machinesOf = (db: Database) =>
  rowsOf<{ readonly name: string; readonly group: number }>(
    db,
    sql`select nodename || ':' || nodeport as name, groupid as "group" from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary' order by groupid`,
  )

/** By the number of steps from a table that refers to none; a table that refers to itself does not count. */
export const tablesOf = async (db: Database, isThere: boolean) => {
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

export const functionsIn = (db: Database, schema: string, isThere: boolean) =>
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

/** `force_delegation`: also within a unit of work the whole function runs on the merchant's machine. */
export const giving = (signature: string): SQL =>
  sql`select create_distributed_function(${signature}::text::regprocedure, 'merchant', colocate_with => ${FIRST}, force_delegation => true)`
