import type { IdentityChannel } from '@foyer/contract/identity/identity-fields'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { identities } from '#db/schema/factors.ts'

interface IdentityKey {
  readonly merchant: string
  /** Who vouches: an identity provider's project, or a partner. */
  readonly issuer: string
  /** Whom, by the issuer's own name for them. */
  readonly subject: string
}

/** Somebody outside whom an issuer vouches for. */
export interface OutsideIdentity extends IdentityKey {
  /** How they proved it this time; null for a partner's word. */
  readonly channel: IdentityChannel | null
}

export interface BoundIdentity extends OutsideIdentity {
  readonly boundAt: Date
  readonly lastUsedAt: Date
}

export interface IdentityStore {
  /** The id of the member it is bound to; notes the use. */
  use(identity: OutsideIdentity, at: Date): Promise<string | undefined>
  /** Binds it unless it is bound already; answers whose it is now. */
  bind(identity: OutsideIdentity, memberId: string, at: Date): Promise<string>
  /** What is bound to the member, the oldest first. */
  ofMember(merchant: string, memberId: string): Promise<readonly BoundIdentity[]>
  unbind(identity: IdentityKey, memberId: string): Promise<void>
}

export const identityStore = (db: Database): IdentityStore => {
  const is = ({ merchant, issuer, subject }: IdentityKey) =>
    and(eq(identities.merchant, merchant), eq(identities.issuer, issuer), eq(identities.subject, subject))

  return {
    async use({ channel, ...identity }, at) {
      const used = db.update(identities).set({ channel, lastUsedAt: at }).where(is(identity))
      const [row] = await used.returning({ memberId: identities.memberId })
      return row?.memberId
    },

    async bind({ merchant, issuer, subject, channel }, memberId, at) {
      const [bound] = await db
        .insert(identities)
        .values({ merchant, issuer, subject, channel, memberId, boundAt: at, lastUsedAt: at })
        // Writes nothing new, but answers the row that was quicker.
        .onConflictDoUpdate({ target: [identities.merchant, identities.issuer, identities.subject], set: { lastUsedAt: at } })
        .returning({ memberId: identities.memberId })
      if (!bound) throw new Error('an identity was neither bound nor found')
      return bound.memberId
    },

    async ofMember(merchant, memberId) {
      const { issuer, subject, channel, boundAt, lastUsedAt } = identities
      return await db
        .select({ merchant: identities.merchant, issuer, subject, channel, boundAt, lastUsedAt })
        .from(identities)
        .where(and(eq(identities.merchant, merchant), eq(identities.memberId, memberId)))
        .orderBy(asc(boundAt), asc(subject))
    },

    async unbind(identity, memberId) {
      await db.delete(identities).where(and(is(identity), eq(identities.memberId, memberId)))
    },
  }
}
