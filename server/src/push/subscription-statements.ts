import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SessionsEnded } from '#account/session/session-listeners.ts'
import { pushSubscriptions } from './schema.ts'

const remove = (which: SQL | undefined): SQL => sql`delete from ${pushSubscriptions} where ${which}`

/** Whoever signs out wants nothing more on that device, so its subscription ends with the session. */
export const subscriptionsEnded: SessionsEnded = {
  some: merchant => remove(and(eq(pushSubscriptions.merchant, merchant), sql`${pushSubscriptions.sessionHash} in (select token_hash from ended)`)),
  all: (merchant, memberId) => remove(and(eq(pushSubscriptions.merchant, merchant), eq(pushSubscriptions.memberId, memberId))),
}
