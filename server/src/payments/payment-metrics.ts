import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Stores } from '#kernel/deps.ts'
import { stateGauge } from '#kernel/watching/state-gauge.ts'

interface Parts {
  readonly stores: Pick<Stores, 'payments'>
  readonly log: Pick<Logger, 'warn'>
}

/** Payments that wait for their end (docs/payments.md). */
export const registerPaymentMetrics = (registry: Registry, { stores, log }: Parts): void => {
  const gauge = stateGauge(registry, log)
  gauge('foyer_payments_open', 'Deposits and withdrawals that have not ended', ['merchant', 'kind'], async to => {
    for (const { merchant, kind, count } of await stores.payments.open()) to.set({ merchant, kind }, count)
  })
  gauge('foyer_payments_oldest_open_seconds', 'When the oldest of them was asked for, Unix time', ['merchant', 'kind'], async to => {
    for (const { merchant, kind, oldest } of await stores.payments.open()) to.set({ merchant, kind }, oldest.getTime() / 1000)
  })
}
