import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { and, asc, eq } from 'drizzle-orm'
import { identities } from '#account/schema/identities.ts'
import type { Database } from '#kernel/db/database.ts'

interface IdentityKey {
  readonly merchant: string
  /** Who confirms the identity: an identity provider's project, or a partner. */
  readonly issuer: string
  /** The issuer's id of the person. */
  readonly subject: string
}

/** A person outside, whose identity an issuer confirms. */
export interface OutsideIdentity extends IdentityKey {
  /** The method used this time; null if a partner confirms the identity. */
  readonly channel: IdentityChannel | null
}

export interface BoundIdentity extends OutsideIdentity {
  readonly boundAt: Date
  readonly lastUsedAt: Date
}

export interface IdentityStore {
  /** The id of the member it is bound to; records the use. */
  use(identity: OutsideIdentity, at: Date): Promise<string | undefined>
  /** Binds the identity unless it is bound already; returns the id of the member it belongs to now. */
  bind(identity: OutsideIdentity, memberId: string, at: Date): Promise<string>
  /** The identities bound to the member, the oldest first. */
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
        // Changes nothing if another request bound the identity first, but returns its row.
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
