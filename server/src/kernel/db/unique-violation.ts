const UNIQUE_VIOLATION = '23505'

const CHECK_VIOLATION = '23514'

/** What the parts of a table that is split over machines have at the end of their checks' names. */
const OF_PART = /_\d{6,}$/
/** A function on another machine of Citus names the check in its message alone. */
const IN_WORDS = /check constraint "(?<name>\w+)"/

/** The name of the check of a table that refused a statement's row, with either driver; undefined for any other error. */
export const failedCheckOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== CHECK_VIOLATION) return undefined
  const named = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : IN_WORDS.exec(cause.message)?.groups?.['name']
  return named?.replace(OF_PART, '')
}

/** Whether a statement failed because a row with the same key exists, with either driver. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause && error.cause.code === UNIQUE_VIOLATION
