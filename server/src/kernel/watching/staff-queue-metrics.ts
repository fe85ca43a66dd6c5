import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { StaffQueueStore, WaitingForStaff } from './staff-queue-store.ts'
import { stateGauge } from './state-gauge.ts'

interface Parts {
  readonly stores: { readonly staffQueues: StaffQueueStore }
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/** What waits for staff, by merchant and queue: the same that their page *Today* shows (docs/watching.md). */
export const registerStaffQueueMetrics = (registry: Registry, { stores, clock, log }: Parts): void => {
  const gauge = stateGauge(registry, log)
  /** Both are read in one scrape, by one statement. */
  let reading: Promise<readonly WaitingForStaff[]> | undefined
  const waiting = () => (reading ??= stores.staffQueues.waiting(clock()).finally(() => (reading = undefined)))
  gauge('foyer_staff_queue_waiting', 'What waits for staff', ['merchant', 'queue'], async to => {
    for (const { merchant, queue, count } of await waiting()) to.set({ merchant, queue }, count)
  })
  gauge('foyer_staff_queue_oldest_seconds', 'Since when the oldest of them waits, Unix time', ['merchant', 'queue'], async to => {
    for (const { merchant, queue, since } of await waiting()) to.set({ merchant, queue }, since.getTime() / 1000)
  })
}
