import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { IdentityCheckStore } from './identity-check.ts'
import { identityPolicies } from './schema.ts'

export const policiesOf = (db: Database): Pick<IdentityCheckStore, 'policies' | 'setPolicy'> => ({
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
