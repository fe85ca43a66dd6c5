import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { FIRST, hasExtension } from './distribution-statements.ts'
import { type Step, stepsTo } from './distribution-steps.ts'
import { type Distribution, distributionOf, faultsOf } from './distribution.ts'
import { rowsOf } from './rows-of.ts'

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

/**
 * Splits the tables that are new in this version, and gives its functions to the machines, where the database is split already. Until then a new table is on
 * the coordinator alone: a function that reads it on the merchant's machine does not find it. No older server that still runs knows it.
 */
export const splitWhatIsNew = async (db: Database): Promise<void> => {
  if (!(await hasExtension(db))) return
  const store = distributionStore(db)
  const found = await store.look()
  if (!found.tables.some(({ name, isSplit }) => name === FIRST && isSplit)) return
  for (const step of store.steps(found)) await store.take(step)
}
