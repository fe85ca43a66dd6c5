import { and, desc, eq } from 'drizzle-orm'
import { networks } from '#account/schema/networks.ts'
import type { Database } from '#kernel/db/database.ts'

/** A network from which a member signed in. */
export interface KnownNetwork {
  readonly merchant: string
  readonly memberId: string
  /** e.g. `203.0.113.0/24`. */
  readonly prefix: string
}

/** When a member first and last signed in from a network. */
export interface SeenNetwork {
  readonly prefix: string
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
}

/** The networks of each member, recorded as sessions are opened: a sign-in from another one asks for a second factor (spec 1 §4). */
export interface NetworkStore {
  /** The last seen first. */
  ofMember(merchant: string, memberId: string): Promise<readonly SeenNetwork[]>
  forget(network: KnownNetwork): Promise<void>
}

export const networkStore = (db: Database): NetworkStore => ({
  ofMember: (merchant, memberId) =>
    db
      .select({ prefix: networks.prefix, firstSeenAt: networks.firstSeenAt, lastSeenAt: networks.lastSeenAt })
      .from(networks)
      .where(and(eq(networks.merchant, merchant), eq(networks.memberId, memberId)))
      .orderBy(desc(networks.lastSeenAt), networks.prefix),

  async forget({ merchant, memberId, prefix }) {
    await db.delete(networks).where(and(eq(networks.merchant, merchant), eq(networks.memberId, memberId), eq(networks.prefix, prefix)))
  },
})
