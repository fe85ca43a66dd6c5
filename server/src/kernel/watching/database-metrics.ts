import type { Logger } from 'pino'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Connections, DatabaseWatch } from '#kernel/db/watch-pool.ts'

/** Bounds of the buckets, s: most statements find one row by its key. */
const DURATIONS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30]
/** So much of a statement stands in the log, characters: enough to find it in the code. */
const LOGGED = 400

interface Parts {
  /** Undefined with the embedded database, which has no connections. */
  readonly database: DatabaseWatch | undefined
  readonly replica?: { age(): number } | undefined
  readonly log: Pick<Logger, 'warn'>
  /** From how long on a statement is logged, ms; 0: never. */
  readonly slowStatementMs: number
}

/** Says how many connections are in use and are waited for, and how old a copy of the database is. */
const registerConnectionMetrics = (registry: Registry, { database, replica }: Pick<Parts, 'database' | 'replica'>): void => {
  const registers = [registry]
  const waited = new Histogram({
    name: 'foyer_connection_wait_seconds',
    help: 'Time that requests waited for a connection to the database',
    buckets: DURATIONS,
    registers,
  })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[], read: (to: Gauge<Label>) => void, aggregator?: 'max') =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      ...(aggregator && { aggregator }),
      collect() {
        read(this)
      },
    })
  const withConnections =
    <Label extends string>(read: (to: Gauge<Label>, now: Connections) => void) =>
    (to: Gauge<Label>) => {
      if (database) read(to, database.connections())
    }
  gauge(
    'foyer_connections',
    'Connections to the database: in use, or idle',
    ['state'],
    withConnections((to, { used, idle }) => {
      to.set({ state: 'used' }, used)
      to.set({ state: 'idle' }, idle)
    }),
  )
  gauge(
    'foyer_connections_most',
    'How many connections to the database there may be',
    [],
    withConnections((to, { most }) => to.set(most)),
  )
  gauge(
    'foyer_connections_wanted',
    'Requests that wait for a connection to the database',
    [],
    withConnections((to, { waiting }) => to.set(waiting)),
  )
  gauge(
    'foyer_replica_age_seconds',
    'How old what the copy of the database shows is; 0 where there is none, +Inf while it is unknown',
    [],
    to => to.set((replica?.age() ?? 0) / 1000),
    'max',
  )

  database?.observeWaits(ms => waited.observe(ms / 1000))
}

/** Counts and times statements, logs slow ones, and says how many connections are in use (docs/watching.md). */
export const registerDatabaseMetrics = (registry: Registry, { database, replica, log, slowStatementMs }: Parts): void => {
  registerConnectionMetrics(registry, { database, replica })
  const registers = [registry]
  const took = new Histogram({ name: 'foyer_statement_seconds', help: 'Time that statements took, at the client', buckets: DURATIONS, registers })
  const spent = new Counter({
    name: 'foyer_statement_seconds_by_name_total',
    help: 'Time spent on statements by the name under which they are prepared, or by verb and first table',
    labelNames: ['statement'],
    registers,
  })
  const sent = new Counter({
    name: 'foyer_statements_total',
    help: 'Statements by the same names, and whether the database answered with an error',
    labelNames: ['statement', 'failed'],
    registers,
  })
  const slow = new Counter({
    name: 'foyer_slow_statements_total',
    help: 'Statements that took longer than SLOW_STATEMENT_MS; the log has each of them',
    labelNames: ['statement'],
    registers,
  })
  database?.observe(({ name: statement, text }) => {
    const begunAt = performance.now()
    return hasFailed => {
      const ms = performance.now() - begunAt
      took.observe(ms / 1000)
      spent.inc({ statement }, ms / 1000)
      sent.inc({ statement, failed: hasFailed ? 'yes' : 'no' })
      if (slowStatementMs === 0 || ms < slowStatementMs) return
      slow.inc({ statement })
      log.warn({ statement, ms: Math.round(ms), text: text.slice(0, LOGGED) }, 'a statement was slow')
    }
  })
}
