import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { identities } from '#db/schema/factors.ts'

/** Somebody outside whom an issuer vouches for. */
export interface OutsideIdentity {
  readonly merchant: string
  /** Who vouches: an identity provider's project, or a partner. */
  readonly issuer: string
  /** Whom, by the issuer's own name for them. */
  readonly subject: string
}

export interface IdentityStore {
  /** The id of the member it is bound to; notes the use. */
  use(identity: OutsideIdentity, at: Date): Promise<string | undefined>
  /** Binds it unless it is bound already; answers whose it is now. */
  bind(identity: OutsideIdentity, memberId: string, at: Date): Promise<string>
}

export const identityStore = (db: Database): IdentityStore => {
  const is = ({ merchant, issuer, subject }: OutsideIdentity) =>
    and(eq(identities.merchant, merchant), eq(identities.issuer, issuer), eq(identities.subject, subject))

  return {
    async use(identity, at) {
      const [used] = await db.update(identities).set({ lastUsedAt: at }).where(is(identity)).returning({ memberId: identities.memberId })
      return used?.memberId
    },

    async bind({ merchant, issuer, subject }, memberId, at) {
      const [bound] = await db
        .insert(identities)
        .values({ merchant, issuer, subject, memberId, boundAt: at, lastUsedAt: at })
        // Writes nothing new, but answers the row that was quicker.
        .onConflictDoUpdate({ target: [identities.merchant, identities.issuer, identities.subject], set: { lastUsedAt: at } })
        .returning({ memberId: identities.memberId })
      if (!bound) throw new Error('an identity was neither bound nor found')
      return bound.memberId
    },
  }
}
