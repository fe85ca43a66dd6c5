const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a row with the same key exists, with either driver. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'code' in error.cause && error.cause.code === UNIQUE_VIOLATION
