import type { Deps } from '#deps.ts'
import type { LedgerCheck, Reconciliation } from '#stores/ledger/reconcile-store.ts'

/** In the order of the table; the type asks for every check. */
const CHECKS = Object.keys({
  transfers: 0,
  balances: 0,
  versions: 0,
  answers: 0,
  held: 0,
  events: 0,
  deposits: 0,
  house: 0,
} satisfies Record<LedgerCheck, 0>) as readonly LedgerCheck[]

/** Checks a merchant's whole ledger, keeps what it found for the metrics, and logs what is wrong. It repairs nothing: people do, by further transfers. */
export const reconcile =
  ({ stores, clock, log }: Pick<Deps, 'stores' | 'clock' | 'log'>) =>
  async (merchant: string): Promise<readonly Reconciliation[]> => {
    const found: Reconciliation[] = []
    // One after the other: each reads much, and nobody waits.
    for (const check of CHECKS) {
      const result = await stores.reconcile.check(merchant, check, clock())
      await stores.reconcile.keep(result)
      if (result.faults > 0) log.error({ ...result, at: undefined }, 'the ledger is not right')
      found.push(result)
    }
    return found
  }
