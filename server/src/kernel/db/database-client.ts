import pg from 'pg'

/** The server takes no writes: it copies another one. PostgreSQL's own code for it. */
export class StandbyError extends Error {
  readonly code = '25006'
  constructor() {
    super('The server is a standby.')
    this.name = 'StandbyError'
  }
}

/** A statement that waits longer for a lock, ms, is refused, and its caller may try again: a lock that is never given back must not hold callers without an end. */
const LOCK_MS = 10_000

/** Settings of PostgreSQL for each connection. */
const SETTINGS = {
  lock_timeout: LOCK_MS,
  // A plan with several processes costs 20 ms before its first row, and PostgreSQL then prefers to read a whole table where an index would find the rows.
  max_parallel_workers_per_gather: 0,
} as const

type Query = (...args: unknown[]) => unknown

/** A connection that knows for how long its server owes it an answer. */
export class DatabaseClient extends pg.Client {
  /** Since when it waits, by `performance.now()`; undefined while it waits for nothing. */
  waitingSince: number | undefined
  /** Whether something between gives each transaction another connection of PostgreSQL (PgBouncer), where what was prepared before is not known. */
  isPooled = false

  constructor(config: pg.ClientConfig) {
    super(config)
    this.on('drain', () => (this.waitingSince = undefined))
    // Looked up at each call: tests listen to statements at the driver's class.
    const query: Query = (...args) => (pg.Client.prototype.query as Query).apply(this, args)
    this.query = ((...args: unknown[]) => {
      this.waitingSince ??= performance.now()
      const [statement, ...rest] = args
      const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
      return isNamed && this.isPooled ? query({ ...statement, name: undefined }, ...rest) : query(...args)
    }) as typeof this.query
  }

  /** Its process on the server, as the server said when it was connected. */
  get pid(): number {
    return (this as unknown as { readonly processID: number }).processID
  }

  /** Looks who answers, and sets how a statement waits and how it is planned. Throws `StandbyError` where the server takes no writes. */
  async look(): Promise<void> {
    const settings = Object.entries(SETTINGS).map(([name, value]) => `set_config('${name}', '${value}', false)`)
    const { rows } = await this.query<{ readonly pid: number; readonly standby: boolean }>(
      `select pg_backend_pid() as pid, pg_is_in_recovery() as standby, ${settings.join(', ')}`,
    )
    // A pooler gives its clients numbers of its own.
    this.isPooled = rows[0]?.pid !== this.pid
    if (rows[0]?.standby) throw new StandbyError()
  }

  /** Closes the connection at once: whatever still waits for an answer on it fails. */
  cut(): void {
    ;(this as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy()
  }
}
