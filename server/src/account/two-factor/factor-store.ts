import { and, eq, isNull, lt, or, sql, type Placeholder } from 'drizzle-orm'
import type { KnownNetwork } from '#account/member/network-store.ts'
import { memberFactors } from '#account/schema/factors.ts'
import { members } from '#account/schema/members.ts'
import { networks } from '#account/schema/networks.ts'
import { passkeys } from '#account/schema/passkeys.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Factors, Owner, StoredFactors } from './factors.ts'
import { type PasswordProofStore, passwordProofStore } from './password-proof-store.ts'
import { factorsIn } from './stored-factors.ts'

export interface FactorStore extends PasswordProofStore {
  /** Returns empty factors for a member who never set any. */
  of(merchant: string, memberId: string): Promise<Factors>
  /** The factors, and whether the network is on record, by one query. */
  seenFrom(network: KnownNetwork): Promise<{ readonly factors: Factors; readonly isKnownNetwork: boolean }>
  /** Ids of the members with this name at the bank, however it is written in upper and lower case. */
  byPayeeName(merchant: string, name: string): Promise<readonly string[]>
  set(owner: Owner, changes: Partial<StoredFactors>): Promise<void>
  /** Records that the code of `step` was accepted; false if this or a later step was accepted before. Of several concurrent callers one gets true. */
  acceptStep(owner: Owner, step: number): Promise<boolean>
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

export const factorStore = (db: Database): FactorStore => {
  let seenFrom: ReturnType<typeof prepareSeenFrom> | undefined

  return {
    ...passwordProofStore(db),

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
  }
}
