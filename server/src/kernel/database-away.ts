/**
 * PostgreSQL's codes: the connection broke, it takes no writes because it only copies another one, a disk is full or there are too many connections, somebody
 * keeps a lock for too long, it stops or starts, its disk fails.
 */
const AWAY = /^(?:08\w{3}|25006|53\w{3}|55P03|57P0[1-3]|58030)$/
/** Node's codes for a connection that cannot be made or that broke. */
const BROKEN: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EAI_AGAIN']
/** The driver and its pool give these errors no code. */
const WORDS = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error)/

/** PostgreSQL ends a connection for a fault of its own, which has no code, as where its disk is too full to begin one. */
const isEndedByFault = (error: Error): boolean => {
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown }
  return code === 'XX000' && (severity === 'FATAL' || severity === 'PANIC')
}

const isConnectionFault = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseAwayError) return true
  const { code } = error as { readonly code?: unknown }
  return BROKEN.includes(code) || (typeof code === 'string' && AWAY.test(code)) || WORDS.test(error.message) || isEndedByFault(error)
}

/** With this code a trigger refuses to write rows of a merchant that moves to another cell, or has moved there (cells/barrier.ts). */
export const CLOSED_MERCHANT = 'FC503'

/** Whether an error says that the rows of a merchant are closed for writing, or the database does not answer now: both may be otherwise a moment later. */
export const isPassingFault = (error: unknown): boolean =>
  isDatabaseAway(error) || (isOfStatement(error) && error.cause instanceof Error && 'code' in error.cause && error.cause.code === CLOSED_MERCHANT)

/** No connection to the database could be had. */
export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
    this.name = 'DatabaseAwayError'
  }
}

/** The driver's error stands behind that of the statement. */
const isOfStatement = (error: unknown): error is Error => error instanceof Error && 'query' in error && 'params' in error

/** Whether an error says that the database does not answer now, and may a moment later. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAwayError || (isOfStatement(error) && isConnectionFault(error.cause))
