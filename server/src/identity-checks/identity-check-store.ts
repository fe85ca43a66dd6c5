import type { IdentityGate } from '@foyer/contract/identity-checks/identity-check-facts'
import { and, asc, desc, eq, gt, inArray, lt, ne, notInArray } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { identityChecks, identityPictures, identityPolicies } from './schema.ts'

type StoredIdentityCheck = typeof identityChecks.$inferSelect
export type NamedIdentityCheck = StoredIdentityCheck & { readonly username: string }
type NewIdentityCheck = Pick<StoredIdentityCheck, 'merchant' | 'memberId' | 'clientId' | 'document' | 'sentAt'>
export type IdentityDecision = Pick<StoredIdentityCheck, 'state' | 'decidedAt' | 'decidedBy' | 'reason' | 'words' | 'sealedBirth' | 'endsAt'>

export interface IdentityCheckStore {
  /** In a unit of work. The id of the check, or of the one that this member sent before under the same client id; undefined where another one waits. */
  add(sent: NewIdentityCheck, sealedImages: readonly string[]): Promise<number | undefined>
  /** By what the sender called it. */
  idOf(owner: Owner, clientId: string): Promise<number | undefined>
  latestOf(owner: Owner): Promise<StoredIdentityCheck | undefined>
  isValid(owner: Owner, at: Date): Promise<boolean>
  /** Whether the merchant wants it before this act and the member is not verified: what the gate of the ledger says. */
  isNeeded(owner: Owner, gate: IdentityGate, at: Date): Promise<boolean>
  /** Those that wait, the oldest first; or those that are decided, the latest first. */
  list(merchant: string, which: 'waiting' | 'decided', most: number): Promise<readonly NamedIdentityCheck[]>
  /** `isToBeDecided`: nobody else decides about it until this unit of work is over. */
  byId(merchant: string, id: number, isToBeDecided?: boolean): Promise<NamedIdentityCheck | undefined>
  /** Sealed, in their order. */
  pictures(merchant: string, id: number): Promise<readonly string[]>
  /** Decides about one that waits; false if somebody was quicker. */
  decide(merchant: string, id: number, decision: IdentityDecision): Promise<boolean>
  /** What the ledger reads of every merchant. */
  policies(): Promise<ReadonlyMap<string, readonly IdentityGate[]>>
  /** Puts a merchant's policy into the place where the ledger reads it. */
  setPolicy(merchant: string, gates: readonly IdentityGate[]): Promise<void>
  /** Removes the pictures of what was refused before the given time. */
  sweepRefused(merchant: string, before: Date): Promise<void>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(identityChecks.merchant, merchant), eq(identityChecks.memberId, memberId))
const isOne = (merchant: string, id: number) => and(eq(identityChecks.merchant, merchant), eq(identityChecks.id, id))

/** The pictures of documents; they lie apart, because they go before the check does. */
const picturesOf = (db: Database): Pick<IdentityCheckStore, 'pictures' | 'sweepRefused'> => ({
  async pictures(merchant, id) {
    const rows = await db
      .select({ sealed: identityPictures.sealedImage })
      .from(identityPictures)
      .where(and(eq(identityPictures.merchant, merchant), eq(identityPictures.checkId, id)))
      .orderBy(asc(identityPictures.place))
    return rows.map(({ sealed }) => sealed)
  },

  async sweepRefused(merchant, before) {
    const refused = db
      .select({ id: identityChecks.id })
      .from(identityChecks)
      .where(and(eq(identityChecks.merchant, merchant), eq(identityChecks.state, 'refused'), lt(identityChecks.decidedAt, before)))
    await db.delete(identityPictures).where(and(eq(identityPictures.merchant, merchant), inArray(identityPictures.checkId, refused)))
  },
})

const policiesOf = (db: Database): Pick<IdentityCheckStore, 'policies' | 'setPolicy'> => ({
  async policies() {
    const rows = await db.select().from(identityPolicies)
    return new Map([...Map.groupBy(rows, row => row.merchant)].map(([merchant, own]) => [merchant, own.map(({ gate }) => gate)]))
  },

  async setPolicy(merchant, gates) {
    const isMerchant = eq(identityPolicies.merchant, merchant)
    await db.delete(identityPolicies).where(gates.length > 0 ? and(isMerchant, notInArray(identityPolicies.gate, [...gates])) : isMerchant)
    if (gates.length > 0)
      await db
        .insert(identityPolicies)
        .values(gates.map(gate => ({ merchant, gate })))
        .onConflictDoNothing()
  },
})

export const identityCheckStore = (db: Database): IdentityCheckStore => {
  const withNames = () =>
    db
      .select({ check: identityChecks, username: members.username })
      .from(identityChecks)
      .innerJoin(members, and(eq(members.merchant, identityChecks.merchant), eq(members.id, identityChecks.memberId)))
  const named = ({ check, username }: { readonly check: StoredIdentityCheck; readonly username: string }) => ({ ...check, username })

  const store: IdentityCheckStore = {
    ...picturesOf(db),
    ...policiesOf(db),

    async add(sent, sealedImages) {
      const [added] = await db
        .insert(identityChecks)
        .values({ ...sent, pictures: sealedImages.length })
        .onConflictDoNothing()
        .returning({ id: identityChecks.id })
      if (!added) return await store.idOf(sent, sent.clientId)
      const rows = sealedImages.map((sealedImage, at) => ({ merchant: sent.merchant, checkId: added.id, place: at + 1, sealedImage }))
      await db.insert(identityPictures).values(rows)
      return added.id
    },

    async idOf(owner, clientId) {
      const [found] = await db
        .select({ id: identityChecks.id })
        .from(identityChecks)
        .where(and(isOf(owner), eq(identityChecks.clientId, clientId)))
      return found?.id
    },

    async latestOf(owner) {
      const [found] = await db.select().from(identityChecks).where(isOf(owner)).orderBy(desc(identityChecks.id)).limit(1)
      return found
    },

    async isValid(owner, at) {
      const found = await db
        .select({ id: identityChecks.id })
        .from(identityChecks)
        .where(and(isOf(owner), eq(identityChecks.state, 'accepted'), gt(identityChecks.endsAt, at)))
        .limit(1)
      return found.length > 0
    },

    async isNeeded(owner, gate, at) {
      const wanted = await db
        .select({ gate: identityPolicies.gate })
        .from(identityPolicies)
        .where(and(eq(identityPolicies.merchant, owner.merchant), eq(identityPolicies.gate, gate)))
      return wanted.length > 0 && !(await store.isValid(owner, at))
    },

    async list(merchant, which, most) {
      const isWaiting = which === 'waiting'
      const rows = await withNames()
        .where(and(eq(identityChecks.merchant, merchant), isWaiting ? eq(identityChecks.state, 'waiting') : ne(identityChecks.state, 'waiting')))
        .orderBy(isWaiting ? asc(identityChecks.id) : desc(identityChecks.decidedAt))
        .limit(most)
      return rows.map(named)
    },

    async byId(merchant, id, isToBeDecided) {
      const query = withNames().where(isOne(merchant, id))
      const [found] = await (isToBeDecided ? query.for('update', { of: identityChecks }) : query)
      return found && named(found)
    },

    async decide(merchant, id, decision) {
      const decided = await db
        .update(identityChecks)
        .set(decision)
        .where(and(isOne(merchant, id), eq(identityChecks.state, 'waiting')))
        .returning({ id: identityChecks.id })
      return decided.length > 0
    },
  }
  return store
}
