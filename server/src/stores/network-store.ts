import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { networks } from '#db/schema.ts'

/** A network a member signed in from. */
export interface KnownNetwork {
  readonly merchant: string
  readonly memberId: string
  /** e.g. `203.0.113.0/24`. */
  readonly prefix: string
}

/** The networks each member is known from: a sign-in from another asks for a second factor (spec 1 §4). */
export interface NetworkStore {
  /** Makes the network known, or notes that it was seen again. */
  record(network: KnownNetwork, at: Date): Promise<void>
  isKnown(network: KnownNetwork): Promise<boolean>
}

export const networkStore = (db: Database): NetworkStore => ({
  async record(network, at) {
    await db
      .insert(networks)
      .values({ ...network, firstSeenAt: at, lastSeenAt: at })
      .onConflictDoUpdate({
        target: [networks.memberId, networks.prefix],
        set: { lastSeenAt: sql`greatest(${networks.lastSeenAt}, excluded.last_seen_at)` },
      })
  },

  async isKnown({ merchant, memberId, prefix }) {
    const known = await db
      .select({ prefix: networks.prefix })
      .from(networks)
      .where(and(eq(networks.memberId, memberId), eq(networks.prefix, prefix), eq(networks.merchant, merchant)))
    return known.length > 0
  },
})
