import pg from 'pg'
import { DatabaseAwayError } from '#kernel/database-away.ts'
import { serversOf } from '#kernel/database-servers.ts'
import { DatabaseClient, StandbyError } from './database-client.ts'

/** For a connection, or a place in the pool, ms. */
const CONNECT_MS = 10_000
/** A server of several that does not answer for so long, ms, is passed over: a machine that is off refuses nothing. */
const NEXT_SERVER_MS = 3_000
/** Whoever waits longer for an answer, ms, makes us look whether the database still answers anybody. */
const DOUBT_MS = 5_000
const LOOK_EVERY_MS = 1_000
/** An idle connection is asked by the system whether the other end is still there after so long, ms. */
const KEEP_ALIVE_MS = 30_000

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** Of one that was just made. */
const lookAt = async (client: pg.PoolClient, done: (error?: Error) => void): Promise<void> => {
  try {
    await (client as unknown as DatabaseClient).look()
  } catch (error) {
    return done(error as Error)
  }
  done()
}

const WAITED = 'timeout exceeded when trying to connect'

/**
 * Connections to that one of the servers of a `DATABASE_URL` which takes writes. It looks for it anew where a connection cannot be made or leads to a standby,
 * so that after a failover the next call already finds the new one.
 *
 * Where an answer is long in coming, it looks whether the database answers at all: a long statement is left alone, and a connection on which the server has
 * nothing to do is cut, for the answer, or the question, was lost. While nobody answers, all that wait are cut, and whoever comes is refused at once.
 */
export class PrimaryPool extends pg.Pool {
  readonly #servers: readonly string[]
  /** The place of the server that took writes last. */
  #at = 0
  #standsStill = false
  #looking = false
  readonly #open: ReadonlySet<DatabaseClient>
  readonly #timer: NodeJS.Timeout

  /** `onIdleError` receives the errors of unused connections, each of which is replaced when the next one is wanted. */
  constructor(url: string, options: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>, onIdleError: (error: Error) => void) {
    const servers = serversOf(url)
    const open = new Set<DatabaseClient>()
    const current = () => ({ connectionString: servers[this.#at] ?? url, connectionTimeoutMillis: servers.length > 1 ? NEXT_SERVER_MS : CONNECT_MS })
    class Client extends DatabaseClient {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, ...current(), keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS })
        open.add(this)
        this.once('end', () => open.delete(this))
      }
    }
    super({
      ...options,
      connectionTimeoutMillis: CONNECT_MS,
      Client,
      verify: (client, done) => void lookAt(client, done),
    })
    // Without a listener the event would end the process: of the pool for an idle connection, also for one that is just being closed, and of the client for one
    // that a transaction holds and that breaks between two statements. There the next statement fails, and tells whoever waits.
    this.on('error', onIdleError)
    this.on('connect', client => client.on('error', () => undefined))
    this.#servers = servers
    this.#open = open
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): Promise<pg.PoolClient> | void {
    if (!taken) return this.#connect()
    void this.#connectFor(taken)
  }

  override end(): Promise<void>
  override end(ended: () => void): void
  override end(ended?: () => void): Promise<void> | void {
    clearInterval(this.#timer)
    return ended ? super.end(ended) : super.end()
  }

  /** Whether a pooler stands between: there no lock outlives a transaction, and nothing may be migrated. */
  async isPooled(): Promise<boolean> {
    const client = await this.connect()
    client.release()
    return (client as unknown as DatabaseClient).isPooled
  }

  async #connectFor(taken: Taken): Promise<void> {
    let client: pg.PoolClient
    try {
      client = await this.#connect()
    } catch (error) {
      return taken(error as Error, undefined, () => undefined)
    }
    taken(undefined, client, release => client.release(release as boolean))
  }

  /** The next server is tried, unless somebody has found that already. */
  #passOver(place: number): void {
    if (this.#at === place) this.#at = (place + 1) % Math.max(1, this.#servers.length)
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#standsStill) throw new DatabaseAwayError(new Error('It stands still.'))
    for (let tries = this.#servers.length; ; tries -= 1) {
      const place = this.#at
      try {
        return await super.connect()
      } catch (error) {
        const isNoServer = error instanceof Error && error.message !== WAITED && !this.ending
        if (isNoServer) this.#passOver(place)
        if (!isNoServer || tries <= 1) throw error
      }
    }
  }

  /** Which of these processes the server works for now. Asked on a connection of its own; rejects where no server answers. */
  async #busyOf(place: number, pids: readonly number[]): Promise<ReadonlySet<number>> {
    const client = new DatabaseClient({ connectionString: this.#servers[place] ?? '', connectionTimeoutMillis: NEXT_SERVER_MS })
    // Its end must not end the process.
    client.on('error', () => undefined)
    const late = setTimeout(() => client.cut(), DOUBT_MS)
    try {
      await client.connect()
      await client.look()
      const { rows } = await client.query<{ readonly pid: number }>(`select pid from pg_stat_activity where pid = any($1) and state = 'active'`, [
        pids,
      ])
      await client.end()
      return new Set(rows.map(({ pid }) => pid))
    } finally {
      clearTimeout(late)
    }
  }

  async #look(): Promise<void> {
    const waiting = [...this.#open].filter(({ waitingSince }) => waitingSince !== undefined && performance.now() - waitingSince > DOUBT_MS)
    if (this.#looking || (waiting.length === 0 && !this.#standsStill)) return
    this.#looking = true
    const since = new Map(waiting.map(client => [client, client.waitingSince]))
    const stillWaits = (client: DatabaseClient) => client.waitingSince === since.get(client)
    const place = this.#at
    try {
      const busy = await this.#busyOf(
        place,
        waiting.map(({ pid }) => pid),
      )
      this.#standsStill = false
      // A pooler's numbers say nothing of the server's processes.
      for (const client of waiting) if (!client.isPooled && !busy.has(client.pid) && stillWaits(client)) client.cut()
    } catch (error) {
      // Somebody was answered meanwhile: the machine is too busy to make another connection in time, or was itself put to sleep.
      if (waiting.some(client => this.#open.has(client) && !stillWaits(client))) return
      this.#passOver(place)
      // A server that says why it takes nobody does not stand still.
      if (error instanceof pg.DatabaseError || error instanceof StandbyError) return
      this.#standsStill = true
      for (const client of waiting) client.cut()
    } finally {
      this.#looking = false
    }
  }
}
