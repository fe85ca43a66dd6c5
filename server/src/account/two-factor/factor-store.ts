import { and, eq, gt, isNull, lt, lte, or, sql, type Placeholder } from 'drizzle-orm'
import type { KnownNetwork } from '#account/member/network-store.ts'
import { memberFactors, passwordProofs } from '#account/schema/factors.ts'
import { members } from '#account/schema/members.ts'
import { passkeys } from '#account/schema/passkeys.ts'
import { networks } from '#account/schema/sessions.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'

/** What is stored of a member's second factors besides their contacts, and when they are asked. Secrets are sealed. */
export interface StoredFactors {
  readonly payeeName: string | null
  readonly authenticatorSecret: string | null
  /** The 30 s step of the last accepted code. */
  readonly authenticatorStep: number | null
  /** The secret of an authenticator that is being set up, valid until `pendingUntil`. */
  readonly pendingSecret: string | null
  readonly pendingUntil: Date | null
  /** Whether the member wants to be asked at every sign-in. */
  readonly alwaysAsk: boolean
}

export interface Factors extends StoredFactors {
  /** `held`: the member has passkeys, but none of them works until the member says which are theirs. */
  readonly passkeys: 'none' | 'held' | 'working'
}

/** A member, as the rows that belong to them name one. */
export interface Owner {
  readonly merchant: string
  readonly memberId: string
}

export interface FactorStore {
  /** Returns empty factors for a member who never set any. */
  of(merchant: string, memberId: string): Promise<Factors>
  /** The factors, and whether the network is on record, by one query. */
  seenFrom(network: KnownNetwork): Promise<{ readonly factors: Factors; readonly isKnownNetwork: boolean }>
  /** Ids of the members with this name at the bank, however it is written in upper and lower case. */
  byPayeeName(merchant: string, name: string): Promise<readonly string[]>
  set(owner: Owner, changes: Partial<StoredFactors>): Promise<void>
  /** Records that the code of `step` was accepted; false if this or a later step was accepted before. Of several concurrent callers one gets true. */
  acceptStep(owner: Owner, step: number): Promise<boolean>
  /** Records that the password was right from this network; valid until `expiresAt`. */
  addProof(network: KnownNetwork, expiresAt: Date): Promise<void>
  hasProof(network: KnownNetwork, now: Date): Promise<boolean>
  dropProof(network: KnownNetwork): Promise<void>
  /** Removes proofs that expired before the given time; returns their number. */
  sweepProofs(expiredBefore: Date): Promise<number>
}

const NONE: StoredFactors = {
  payeeName: null,
  authenticatorSecret: null,
  authenticatorStep: null,
  pendingSecret: null,
  pendingUntil: null,
  alwaysAsk: false,
}

type Row = typeof memberFactors.$inferSelect

/** A row is missing for a member who never set any. */
const factorsIn = (found: { readonly row: Row | null; readonly passkeys: Factors['passkeys'] } | undefined): Factors => {
  if (!found?.row) return { ...NONE, passkeys: found?.passkeys ?? 'none' }
  const { memberId: _, merchant: __, ...factors } = found.row
  return { ...factors, passkeys: found.passkeys }
}

const isTheirs = (table: typeof memberFactors | typeof networks) => and(eq(table.merchant, members.merchant), eq(table.memberId, members.id))

type Key = string | Placeholder

/** Without a passkey `bool_and` has no row to look at and gives null. */
const passkeysOf = (db: Database, merchant: Key, memberId: Key) =>
  sql<Factors['passkeys']>`(${db
    .select({
      state: sql`case bool_and(${passkeys.heldAt} is not null) when true then 'held' when false then 'working' else 'none' end`,
    })
    .from(passkeys)
    .where(and(eq(passkeys.merchant, merchant), eq(passkeys.memberId, memberId)))})`

/** Every sign-in runs this, so the statement is built once, and planned once per connection. */
const prepareSeenFrom = (db: Database) =>
  db
    .select({ row: memberFactors, known: networks.prefix, passkeys: passkeysOf(db, sql.placeholder('merchant'), sql.placeholder('memberId')) })
    .from(members)
    .leftJoin(memberFactors, isTheirs(memberFactors))
    .leftJoin(networks, and(isTheirs(networks), eq(networks.prefix, sql.placeholder('prefix'))))
    .where(and(eq(members.merchant, sql.placeholder('merchant')), eq(members.id, sql.placeholder('memberId'))))
    .prepare('factors_seen_from')

const isOf = ({ merchant, memberId }: Owner) => and(eq(memberFactors.merchant, merchant), eq(memberFactors.memberId, memberId))
const isProofFrom = ({ merchant, memberId, prefix }: KnownNetwork) =>
  and(eq(passwordProofs.merchant, merchant), eq(passwordProofs.memberId, memberId), eq(passwordProofs.networkPrefix, prefix))

export const factorStore = (db: Database): FactorStore => {
  let seenFrom: ReturnType<typeof prepareSeenFrom> | undefined

  return {
    async of(merchant, memberId) {
      const [found] = await db
        .select({ row: memberFactors, passkeys: passkeysOf(db, merchant, memberId) })
        .from(members)
        .leftJoin(memberFactors, isTheirs(memberFactors))
        .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
      return factorsIn(found)
    },

    async seenFrom({ merchant, memberId, prefix }) {
      seenFrom ??= prepareSeenFrom(db)
      const [found] = await seenFrom.execute({ merchant, memberId, prefix })
      return { factors: factorsIn(found), isKnownNetwork: typeof found?.known === 'string' }
    },

    async byPayeeName(merchant, name) {
      const rows = await db
        .select({ id: memberFactors.memberId })
        .from(memberFactors)
        .where(and(eq(memberFactors.merchant, merchant), eq(caseless(memberFactors.payeeName), caseless(name))))
      return rows.map(({ id }) => id)
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
