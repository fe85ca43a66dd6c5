import pg from 'pg'

/** A statement as it goes to PostgreSQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

type Query = (this: pg.Client, query: unknown, ...rest: readonly unknown[]) => unknown

const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i
const prototype = pg.Client.prototype as unknown as { query: Query }

const statementOf = (query: unknown, [given]: readonly unknown[]): Statement | undefined => {
  const { text, values } = typeof query === 'string' ? { text: query, values: given } : (query as { text?: unknown; values?: unknown })
  if (typeof text !== 'string' || !PLANNED.test(text)) return undefined
  return { text, values: Array.isArray(given) ? given : Array.isArray(values) ? values : [] }
}

/** Calls `hear` with every statement before the driver sends it, and waits for its result. Returns a function that stops it. */
export const listenToStatements = (hear: (statement: Statement, client: pg.Client) => Promise<void> | undefined): (() => void) => {
  const { query } = prototype
  prototype.query = function (asked, ...rest) {
    const statement = statementOf(asked, rest)
    const send = () => query.call(this, asked, ...rest)
    // A caller with a callback gets the result through that, all others wait for the promise.
    return (statement && hear(statement, this)?.then(send)) ?? send()
  }
  return () => {
    prototype.query = query
  }
}

/** PostgreSQL's plan for the statement with these values, in the form of `explain (format json)`. */
export const planOf = async (client: pg.Client, { text, values }: Statement): Promise<unknown> => {
  const { rows } = await client.query<Record<string, unknown>>(`explain (format json) ${text}`, [...values])
  return rows[0]?.['QUERY PLAN']
}

/** Every value of `name` in a plan, at any depth. */
export const inPlan = (plan: unknown, name: string): readonly string[] => {
  if (typeof plan !== 'object' || plan === null) return []
  return Object.entries(plan).flatMap(([key, value]) => (key === name && typeof value === 'string' ? [value] : inPlan(value, name)))
}
