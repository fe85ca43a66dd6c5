const UNIQUE_VIOLATION = '23505'

const CHECK_VIOLATION = '23514'

/** What the parts of a table that is split over machines have at the end of their checks' names. */
const OF_PART = /_\d{6,}$/

/** The name of the check of a table that refused a statement's row, with either driver; undefined for any other error. */
export const failedCheckOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== CHECK_VIOLATION) return undefined
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint.replace(OF_PART, '') : undefined
}

/** Whether a statement failed because a row with the same key exists, with either driver. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause && error.cause.code === UNIQUE_VIOLATION
