import pg from 'pg'

/** A statement as it goes to PostgreSQL. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** In a statement that a test alone sends, and that need not be fit for a distributed database. */
export const OF_A_TEST = '/* of a test */'

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
  prototype.query = function (request, ...rest) {
    const statement = statementOf(request, rest)
    const send = () => query.call(this, request, ...rest)
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

/** Whether it calls a function of the product, whose statements have plans of their own. */
export const callsFunction = ({ text }: Statement): boolean => /"foyer_[0-9a-f]+"\./.test(text)

/**
 * Calls `hear` with the plan of every statement that ends on the connection, those within functions and triggers included, until the returned function
 * is called. PostgreSQL's module auto_explain gives the plans. Each is made for the values at hand: one that is kept for any values names every partition.
 */
export const explainAll = async (client: pg.Client, hear: (plan: unknown, text: string) => void): Promise<() => Promise<void>> => {
  const listen = ({ message = '' }: { readonly message?: string | undefined }) => {
    if (!message.startsWith('duration:')) return
    const entry = JSON.parse(message.slice(message.indexOf('{'))) as Readonly<Record<string, unknown>>
    const text = String(entry['Query Text'])
    hear(entry['Plan'], text)
    // The plan of the call itself comes last. What follows on the connection is no part of it.
    if (callsFunction({ text, values: [] })) client.off('notice', listen)
  }
  client.on('notice', listen)
  await client.query(
    `load 'auto_explain'; set plan_cache_mode = force_custom_plan; set auto_explain.log_level = notice; set auto_explain.log_format = json;
     set auto_explain.log_nested_statements = on; set auto_explain.log_min_duration = 0`,
  )
  return async () => {
    client.off('notice', listen)
    await client.query('set auto_explain.log_min_duration = -1; reset plan_cache_mode')
  }
}
