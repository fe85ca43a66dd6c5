import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** A statement as it is sent: without its values. */
export interface Statement {
  /** The name by which it is prepared; for any other, its verb and first table, e.g. `insert payments` or `commit`. */
  readonly name: string
  readonly text: string
}

/** Called when a statement begins; what it returns is called when the statement has ended. */
export type StatementObserver = (statement: Statement) => (hasFailed: boolean) => void

/** Connections of a process: how many there may be, are in use, and are open and not in use; and how many requests wait for one. */
export interface Connections {
  readonly most: number
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

/** What a process does with its connections to the database. */
export interface DatabaseWatch {
  /** Has each statement from now on seen by `observer`. */
  observe(observer: StatementObserver): void
  /** Has `waited` called with how long somebody waited for a connection, ms. */
  observeWaits(waited: (ms: number) => void): void
  connections(): Connections
}

type Callback = (error: Error | null | undefined, ...rest: readonly unknown[]) => void

/** What the driver’s methods have in common: they call back where the last argument is a function, and return a promise otherwise. */
type Method = (...args: unknown[]) => Promise<unknown> | undefined

/** Calls `end` when the call of `method` has ended, in whichever of its two forms it is made. */
const ending = (method: Method, args: readonly unknown[], end: (hasFailed: boolean) => void): Promise<unknown> | undefined => {
  const last = args.at(-1)
  if (typeof last === 'function') {
    const then: Callback = (error, ...rest) => {
      end(Boolean(error))
      ;(last as Callback)(error, ...rest)
    }
    return method(...args.slice(0, -1), then)
  }
  const promise = method(...args)
  promise?.then(
    () => end(false),
    () => end(true),
  )
  return promise
}

const VERB = /^[\s(]*(\w+)/
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/i

/** What a statement without a name does, e.g. `insert payments`: the tables bound how many such names there are. */
const derivedName = (text: string): string => {
  const [, verb = 'empty'] = VERB.exec(text) ?? []
  const [, table] = TABLE.exec(text) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`
}

const statementOf = (sent: unknown): Statement => {
  const { name, text } = typeof sent === 'string' ? { name: undefined, text: sent } : (sent as { readonly name?: string; readonly text?: string })
  return { name: name ?? derivedName(text ?? ''), text: text ?? '' }
}

/** Watches a pool that has no connection yet. The driver has no hooks of its own, so its methods are wrapped; without observers they only pass on. */
export const watchPool = (pool: pg.Pool): DatabaseWatch => {
  const observers: StatementObserver[] = []
  const waits: ((ms: number) => void)[] = []

  const connect = pool.connect.bind(pool) as unknown as Method
  pool.connect = ((...args: unknown[]) => {
    const last = args.at(-1)
    // Whoever waited is called by whoever gives a connection back, in whose context their statement would seem to be.
    if (typeof last === 'function') args[args.length - 1] = AsyncLocalStorage.bind(last as () => void)
    if (waits.length === 0) return connect(...args)
    const begunAt = performance.now()
    return ending(connect, args, () => {
      for (const waited of waits) waited(performance.now() - begunAt)
    })
  }) as typeof pool.connect

  pool.on('connect', client => {
    const query = client.query.bind(client) as unknown as Method
    client.query = ((...args: unknown[]) => {
      if (observers.length === 0) return query(...args)
      const statement = statementOf(args[0])
      const ends = observers.map(observe => observe(statement))
      return ending(query, args, hasFailed => {
        for (const end of ends) end(hasFailed)
      })
    }) as unknown as typeof client.query
  })

  return {
    observe: observer => void observers.push(observer),
    observeWaits: waited => void waits.push(waited),
    connections: () => ({
      most: pool.options.max,
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}
