import type { Deps } from '#kernel/deps.ts'
import type { LedgerCheck } from './ledger/ledger-checks.ts'
import type { Reconciliation } from './ledger/reconcile-store.ts'

/** Makes one check of a merchant's whole ledger, keeps what it found for the metrics, and logs what is wrong. It repairs nothing: people do, by further transfers. */
export const reconcileOne =
  ({ stores, clock, log }: Pick<Deps, 'stores' | 'clock' | 'log'>) =>
  async (merchant: string, check: LedgerCheck): Promise<Reconciliation> => {
    const found = await stores.reconcile.check(merchant, check, clock())
    await stores.reconcile.keep(found)
    if (found.faults > 0) log.error({ ...found, at: undefined }, 'the ledger is not right')
    return found
  }

/** Makes every check of a merchant's ledger. */
export const reconcile = (deps: Parameters<typeof reconcileOne>[0]) => {
  const checkOne = reconcileOne(deps)
  return async (merchant: string): Promise<readonly Reconciliation[]> => {
    const found: Reconciliation[] = []
    // One after the other: each reads much, and nobody waits.
    for (const check of deps.stores.reconcile.checks) found.push(await checkOne(merchant, check))
    return found
  }
}
