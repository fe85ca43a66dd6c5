import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { IdentityCheckStore, StoredIdentityCheck } from './identity-check.ts'
import { picturesOf } from './identity-picture-store.ts'
import { policiesOf } from './identity-policy-store.ts'
import { identityChecks, identityPictures, identityPolicies } from './schema.ts'

const isOf = ({ merchant, memberId }: Owner) => and(eq(identityChecks.merchant, merchant), eq(identityChecks.memberId, memberId))
const isOne = (merchant: string, id: number) => and(eq(identityChecks.merchant, merchant), eq(identityChecks.id, id))

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

    async decide(merchant, id, from, decision) {
      const decided = await db
        .update(identityChecks)
        .set(decision)
        .where(and(isOne(merchant, id), eq(identityChecks.state, from)))
        .returning({ id: identityChecks.id })
      return decided.length > 0
    },
  }
  return store
}
