import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Stores } from '#kernel/deps.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import { stateGauge } from '#kernel/watching/state-gauge.ts'
import { faultDay } from './fault-day.ts'

interface Parts {
  readonly stores: Pick<Stores, 'pageFaults'>
  readonly merchants: Pick<MerchantSource, 'all'>
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/** Faults of players' browsers (docs/operating.md). */
export const registerFaultMetrics = (registry: Registry, { stores, merchants, clock, log }: Parts): void => {
  stateGauge(registry, log)(
    'foyer_page_faults_today',
    'Faults of pages that browsers reported since midnight (UTC)',
    ['merchant', 'engine'],
    async to => {
      const codes = merchants.all().map(({ code }) => code)
      for (const { merchant, engine, count } of await stores.pageFaults.totals(codes, faultDay(clock()))) to.set({ merchant, engine }, count)
    },
  )
}
