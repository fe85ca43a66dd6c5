import type { Deps } from '#kernel/deps.ts'
import type { LedgerCheck } from './ledger/ledger-checks.ts'
import type { Reconciliation } from './ledger/reconcile-store.ts'

/** In the order of the table; the type asks for every check. */
export const LEDGER_CHECKS = Object.keys({
  transfers: 0,
  balances: 0,
  versions: 0,
  answers: 0,
  held: 0,
  credits: 0,
  events: 0,
  deposits: 0,
  bets: 0,
  payments: 0,
  pools: 0,
  rounds: 0,
  house: 0,
} satisfies Record<LedgerCheck, 0>) as readonly LedgerCheck[]

export const isLedgerCheck = (text: string): text is LedgerCheck => LEDGER_CHECKS.some(check => check === text)

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
    for (const check of LEDGER_CHECKS) found.push(await checkOne(merchant, check))
    return found
  }
}
