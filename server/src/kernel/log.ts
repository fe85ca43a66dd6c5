import { pino, type DestinationStream, type Logger } from 'pino'
import { MAX_DEPTH, safeError } from './safe-error.ts'

/** Values under these keys never reach a log, in any logged object and any letter case. */
const secretKeys = [
  ...['authorization', 'cookie', 'set-cookie', 'token', 'tokens', 'rememberToken', 'secret', 'privateKey'],
  ...['password', 'oldPassword', 'newPassword', 'passwordHash', 'params', 'parameters'],
]
const SECRET_KEY = new RegExp(`^(?:${secretKeys.join('|')})$`, 'i')
const REMOVED = '[removed]'

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

/** Lines wait at most so long, ms, or until there are so many characters of them: to write each by itself took a quarter of the time of a page from memory. */
const FLUSH_MS = 100
const FLUSH_AT = 8_192
/** pino’s number of `error`: from here on a line is written at once, with all before it. */
const ERROR = 50

/** Standard output. What waits when the process exits is written then; where it is killed, up to `FLUSH_MS` are lost. */
const standardOutput = () => {
  const output = pino.destination({ dest: 1, sync: true, minLength: FLUSH_AT, periodicFlush: FLUSH_MS })
  process.on('exit', () => output.flushSync())
  return output
}

/** Structured logs, one JSON object per line, without secrets. `destination` is standard output if absent. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const output = destination ? undefined : standardOutput()
  return pino(
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
        logMethod(line, method, severity) {
          const [first] = line as readonly unknown[]
          if (line.length === 1 && first instanceof Error) method.call(this, { err: first }, safeError(first).message)
          else method.apply(this, line)
          if (severity >= ERROR) output?.flushSync()
        },
      },
      serializers: { err: (error: unknown) => (error instanceof Error ? safeError(error) : error) },
    },
    destination ?? output,
  )
}
