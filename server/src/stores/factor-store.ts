import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { memberFactors, passwordProofs } from '#db/schema/factors.ts'
import { members } from '#db/schema/members.ts'
import { networks } from '#db/schema/sessions.ts'
import type { KnownNetwork } from './network-store.ts'

/** What a member can prove a sign-in with, besides password and contacts, and when that is asked. Secrets are sealed. */
export interface Factors {
  readonly payeeName: string | null
  readonly authenticatorSecret: string | null
  /** The last 30 s step whose code was accepted. */
  readonly authenticatorStep: number | null
  /** An authenticator that is being set up, until `pendingUntil`. */
  readonly pendingSecret: string | null
  readonly pendingUntil: Date | null
  /** The member wants to be asked at every sign-in. */
  readonly alwaysAsk: boolean
}

interface Owner {
  readonly merchant: string
  readonly memberId: string
}

export interface FactorStore {
  /** All empty where the member never set any. */
  of(merchant: string, memberId: string): Promise<Factors>
  /** Likewise, and whether the network is on record, by one query. */
  seenFrom(network: KnownNetwork): Promise<{ readonly factors: Factors; readonly isKnownNetwork: boolean }>
  set(owner: Owner, changes: Partial<Factors>): Promise<void>
  /** Notes that the code of `step` was accepted; false where one of it or of a later step was before: of several at once exactly one gets true. */
  acceptStep(owner: Owner, step: number): Promise<boolean>
  /** The password was right, from this network, and is believed there until `expiresAt`. */
  addProof(network: KnownNetwork, expiresAt: Date): Promise<void>
  hasProof(network: KnownNetwork, now: Date): Promise<boolean>
  dropProof(network: KnownNetwork): Promise<void>
  /** Removes proofs that expired before; answers how many. */
  sweepProofs(expiredBefore: Date): Promise<number>
}

const NONE: Factors = {
  payeeName: null,
  authenticatorSecret: null,
  authenticatorStep: null,
  pendingSecret: null,
  pendingUntil: null,
  alwaysAsk: false,
}

type Row = typeof memberFactors.$inferSelect

const factorsIn = (row: Row | null | undefined): Factors => {
  if (!row) return NONE
  const { memberId: _, merchant: __, ...factors } = row
  return factors
}

/** Asked by every sign-in: the statement is built once, and planned once per connection. */
const prepareSeenFrom = (db: Database) => {
  const isTheirs = (table: typeof memberFactors | typeof networks) => and(eq(table.merchant, members.merchant), eq(table.memberId, members.id))
  return db
    .select({ row: memberFactors, known: networks.prefix })
    .from(members)
    .leftJoin(memberFactors, isTheirs(memberFactors))
    .leftJoin(networks, and(isTheirs(networks), eq(networks.prefix, sql.placeholder('prefix'))))
    .where(and(eq(members.merchant, sql.placeholder('merchant')), eq(members.id, sql.placeholder('memberId'))))
    .prepare('factors_seen_from')
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(memberFactors.merchant, merchant), eq(memberFactors.memberId, memberId))
const isProofFrom = ({ merchant, memberId, prefix }: KnownNetwork) =>
  and(eq(passwordProofs.merchant, merchant), eq(passwordProofs.memberId, memberId), eq(passwordProofs.networkPrefix, prefix))

export const factorStore = (db: Database): FactorStore => {
  let seenFrom: ReturnType<typeof prepareSeenFrom> | undefined

  return {
    async of(merchant, memberId) {
      const [row] = await db.select().from(memberFactors).where(isOf({ merchant, memberId }))
      return factorsIn(row)
    },

    async seenFrom({ merchant, memberId, prefix }) {
      seenFrom ??= prepareSeenFrom(db)
      const [found] = await seenFrom.execute({ merchant, memberId, prefix })
      return { factors: factorsIn(found?.row), isKnownNetwork: typeof found?.known === 'string' }
    },

    async set(owner, changes) {
      await db
        .insert(memberFactors)
        .values({ ...owner, ...changes })
        .onConflictDoUpdate({ target: [memberFactors.merchant, memberFactors.memberId], set: changes })
    },

    async acceptStep(owner, step) {
      const isLater = or(isNull(memberFactors.authenticatorStep), lt(memberFactors.authenticatorStep, step))
      const accepted = await db
        .update(memberFactors)
        .set({ authenticatorStep: step })
        .where(and(isOf(owner), isLater))
        .returning({ memberId: memberFactors.memberId })
      return accepted.length === 1
    },

    async addProof({ merchant, memberId, prefix: networkPrefix }, expiresAt) {
      await db
        .insert(passwordProofs)
        .values({ merchant, memberId, networkPrefix, expiresAt })
        .onConflictDoUpdate({ target: [passwordProofs.merchant, passwordProofs.memberId, passwordProofs.networkPrefix], set: { expiresAt } })
    },

    async hasProof(network, now) {
      const found = await db
        .select({ memberId: passwordProofs.memberId })
        .from(passwordProofs)
        .where(and(isProofFrom(network), gt(passwordProofs.expiresAt, now)))
      return found.length > 0
    },

    async dropProof(network) {
      await db.delete(passwordProofs).where(isProofFrom(network))
    },

    async sweepProofs(expiredBefore) {
      const swept = await db
        .delete(passwordProofs)
        .where(lte(passwordProofs.expiresAt, expiredBefore))
        .returning({ memberId: passwordProofs.memberId })
      return swept.length
    },
  }
}
