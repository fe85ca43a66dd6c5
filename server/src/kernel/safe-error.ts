/** Nothing is logged deeper than this on purpose; circular objects end here too. */
export const MAX_DEPTH = 6

/** The facts of a failed statement that do not contain a row's values, unlike `detail` and `message`. */
const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

const field = (error: object, name: string): unknown => (name in error ? error[name as keyof typeof error] : undefined)
/** Drizzle's error has query and parameters, a driver's error has the server's severity. */
const isFromDatabase = (error: Error): boolean => field(error, 'params') !== undefined || field(error, 'severity') !== undefined

const ownStack = ({ message, stack }: Error): string | undefined => {
  const frames = stack?.split('\n').filter(line => line.startsWith('    at '))
  return message && frames?.length ? frames.join('\n') : undefined
}

interface SafeError {
  readonly type: string
  readonly message: string
  readonly stack?: string | undefined
  readonly cause?: SafeError | undefined
  readonly [fact: string]: unknown
}

/**
 * An error in a form that may be logged. Database errors contain the statement's parameters (hashes, names) in the
 * message and in the first lines of the stack, so only the code and the names of table and column are kept.
 */
export const safeError = (error: unknown, depth = 0): SafeError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'a value was thrown that is not an Error' }
  const fromDatabase = isFromDatabase(error)
  const facts = fromDatabase ? databaseFacts : (['code'] as const)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: fromDatabase ? 'a database statement failed' : error.message,
    ...Object.fromEntries(
      facts.map(name => [name, field(error, name)]).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ),
    stack: ownStack(error),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: safeError(error.cause, depth + 1) }),
  }
}
