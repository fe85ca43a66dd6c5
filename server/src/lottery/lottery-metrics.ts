import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Stores } from '#kernel/deps.ts'
import { stateGauge } from '#kernel/watching/state-gauge.ts'

interface Parts {
  readonly stores: Pick<Stores, 'draws'>
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/** A step may begin this late without being counted, ms. */
const GRACE_MS = 30_000

/** Draws whose next step is late (docs/lottery.md). */
export const registerLotteryMetrics = (registry: Registry, { stores, clock, log }: Parts): void => {
  const gauge = stateGauge(registry, log)
  const late = () => stores.draws.late(new Date(clock().getTime() - GRACE_MS))
  gauge('foyer_lottery_draws_late', 'Draws whose next step should have been done', ['merchant', 'lottery', 'state'], async to => {
    for (const { merchant, lottery, state, count } of await late()) to.set({ merchant, lottery, state }, count)
  })
  gauge('foyer_lottery_oldest_late_seconds', 'The moment of the oldest of them, Unix time', ['merchant', 'lottery', 'state'], async to => {
    for (const { merchant, lottery, state, since } of await late()) to.set({ merchant, lottery, state }, since.getTime() / 1000)
  })
}
