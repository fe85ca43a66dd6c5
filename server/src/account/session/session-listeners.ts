import type { SQL } from 'drizzle-orm'

/**
 * What a subject changes in its own tables when a session is opened: a statement that becomes part of the one which opens it, so that signing in stays one
 * statement. `opened` is a table of it with `merchant` and `id`, one row for the member.
 */
export type SignInWrite = (session: { readonly merchant: SQL; readonly deviceId: SQL; readonly createdAt: SQL }) => SQL

/** What a subject changes in its own tables when a member ends sessions; each becomes part of the statement that ends them. A sweep leaves it. */
export interface SessionsEnded {
  /** Some sessions: `ended` is a table of the statement with the `token_hash` of each. */
  readonly some: (merchant: string) => SQL
  /** All of a member, and those that were swept before. */
  readonly all: (merchant: string, memberId: string) => SQL
}

/** What the subjects declare of these. */
export interface SessionListeners {
  readonly opened: readonly SignInWrite[]
  readonly ended: readonly SessionsEnded[]
}
