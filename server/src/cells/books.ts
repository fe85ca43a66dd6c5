import type { Database } from '#kernel/db/database.ts'
import type { Seals } from '#kernel/security/seals.ts'
import type { SubjectDeclaration } from '#kernel/subject.ts'
import { reconcileStore } from '#money/ledger/reconcile-store.ts'
import { ledgerChecks } from '#money/subject.ts'
import { checkChain } from '#staff/events/check-chain.ts'
import { staffEventStore } from '#staff/events/staff-event-store.ts'

/** What is wrong in a merchant's books, in sentences. */
export type CheckBooks = (db: Database, merchant: string) => Promise<readonly string[]>

export interface BookStore {
  /** Does every check of the ledger and reads the chain of staff's events, on a connection to any database. Writes nothing. */
  checker(seals: Seals): CheckBooks
}

export const bookStore = (subjects: readonly SubjectDeclaration[]): BookStore => ({
  checker: seals => async (db, merchant) => {
    const wrong: string[] = []
    const books = reconcileStore(db, ledgerChecks(subjects))
    for (const check of books.checks) {
      const { faults, examples } = await books.check(merchant, check, new Date())
      if (faults > 0) wrong.push(`${faults} faults of the check "${check}", e.g. ${examples.join(', ')}`)
    }
    const { fault } = await checkChain({ stores: { staffEvents: staffEventStore(db) }, seals } as Parameters<typeof checkChain>[0])(merchant)
    if (fault !== undefined) wrong.push(`the chain of staff’s events: ${fault}`)
    return wrong
  },
})
