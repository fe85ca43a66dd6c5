import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import { stateGauge } from './state-gauge.ts'

interface Parts {
  readonly merchants: Pick<MerchantSource, 'faults'>
  readonly log: Pick<Logger, 'warn'>
}

/** What is wrong in merchants' files (docs/operating.md). */
export const registerMerchantMetrics = (registry: Registry, { merchants, log }: Parts): void => {
  const gauge = stateGauge(registry, log)
  gauge(
    'foyer_merchant_faults',
    'Faults in the files of a merchant, which is not there or as it was before; anything above 0 wants a person',
    ['merchant'],
    async to => {
      const counts = Map.groupBy(merchants.faults(), ({ file }) => file.split('/')[0] ?? '')
      for (const [merchant, faults] of counts) to.set({ merchant }, faults.length)
    },
  )
}
