import { pino, type DestinationStream, type Logger } from 'pino'

/** Keys whose values never reach a log, in any object that is logged and in any case. */
const secretKeys = [
  ...['authorization', 'cookie', 'set-cookie', 'token', 'tokens', 'rememberToken', 'secret', 'privateKey'],
  ...['password', 'oldPassword', 'newPassword', 'passwordHash', 'params', 'parameters'],
]
const SECRET_KEY = new RegExp(`^(?:${secretKeys.join('|')})$`, 'i')
const REMOVED = '[removed]'
/** Deeper than anything that is logged on purpose; a circle ends here too. */
const MAX_DEPTH = 6

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** A copy without what stands under a secret's name. Other objects than plain ones are left to their serialisers. */
export const withoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map(item => withoutSecrets(item, depth + 1))
  if (value instanceof Error) return safeError(value)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, SECRET_KEY.test(key) ? REMOVED : withoutSecrets(item, depth + 1)]))
}

/** What a database says about a failed statement without repeating a row's values, as `detail` and `message` do. */
const databaseFacts = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

const field = (error: object, name: string): unknown => (name in error ? error[name as keyof typeof error] : undefined)
/** Drizzle's own error carries query and parameters, a driver's the server's severity. */
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
 * An error as it may stand in a log. Errors of the database carry the statement's parameters (hashes, names) in their
 * message and in the stack's first lines: of those only the code and the names of what was touched are kept.
 */
export const safeError = (error: unknown, depth = 0): SafeError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something was thrown that is no Error' }
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

/** Structured logs, one JSON object per line, without secrets. `destination` is standard output where absent. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      // What a child logger is bound to passes no formatter.
      redact: { paths: secretKeys.map(key => `["${key}"]`), censor: REMOVED },
      formatters: {
        level: label => ({ level: label }),
        log: entry => withoutSecrets(entry) as Record<string, unknown>,
      },
      hooks: {
        // A bare error would lend the line its own message.
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
