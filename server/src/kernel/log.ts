import { pino, type DestinationStream, type Logger } from 'pino'

/** Values under these keys never reach a log, in any logged object and any letter case. */
const secretKeys = [
  ...['authorization', 'cookie', 'set-cookie', 'token', 'tokens', 'rememberToken', 'secret', 'privateKey'],
  ...['password', 'oldPassword', 'newPassword', 'passwordHash', 'params', 'parameters'],
]
const SECRET_KEY = new RegExp(`^(?:${secretKeys.join('|')})$`, 'i')
const REMOVED = '[removed]'
/** Nothing is logged deeper than this on purpose; circular objects end here too. */
const MAX_DEPTH = 6

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A copy without the values of secret keys. Objects other than plain ones are left to their serialisers. */
export const withoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map(item => withoutSecrets(item, depth + 1))
  if (value instanceof Error) return safeError(value)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, SECRET_KEY.test(key) ? REMOVED : withoutSecrets(item, depth + 1)]))
}

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

/** Structured logs, one JSON object per line, without secrets. `destination` is standard output if absent. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      // Formatters do not see the bindings of a child logger.
      redact: { paths: secretKeys.map(key => `["${key}"]`), censor: REMOVED },
      formatters: {
        level: label => ({ level: label }),
        log: entry => withoutSecrets(entry) as Record<string, unknown>,
      },
      hooks: {
        // A bare error would become the message of the line.
        logMethod(line, method) {
          const [first] = line as readonly unknown[]
          if (line.length === 1 && first instanceof Error) method.call(this, { err: first }, safeError(first).message)
          else method.apply(this, line)
        },
      },
      serializers: { err: (error: unknown) => (error instanceof Error ? safeError(error) : error) },
    },
    ...(destination ? [destination] : []),
  )
