import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Stores } from '#kernel/deps.ts'
import { stateGauge } from '#kernel/watching/state-gauge.ts'

interface Parts {
  readonly stores: Pick<Stores, 'reconcile'>
  readonly log: Pick<Logger, 'warn'>
}

/** What the last check of each ledger found (docs/ledger.md). */
export const registerLedgerMetrics = (registry: Registry, { stores, log }: Parts): void => {
  const gauge = stateGauge(registry, log)
  gauge('foyer_ledger_faults', 'What the last check of a ledger found wrong; anything above 0 wants a person', ['merchant', 'check'], async to => {
    for (const { merchant, check, faults } of await stores.reconcile.last()) to.set({ merchant, check }, faults)
  })
  gauge('foyer_ledger_checked_seconds', 'When a ledger was last checked, Unix time', ['merchant', 'check'], async to => {
    for (const { merchant, check, at } of await stores.reconcile.last()) to.set({ merchant, check }, at.getTime() / 1000)
  })
}
