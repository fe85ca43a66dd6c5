import { createFairQueue } from './fair-queue.ts'
import type { QueueRules, Refusable } from './queue-rules.ts'

/** Costly work for strangers, a few pieces at a time, in turn for each line. */
export interface FairLane {
  /** Does `work` when it is the turn of the line of `ip`. Throws TOO_MANY_REQUEST with `retryAfter` where too many wait. */
  run<Answer>(ip: string, work: () => Promise<Answer>): Promise<Answer>
}

/** `atOnce`: pieces of work that are done at the same time in one process; the others wait. */
export const createFairLane = ({ atOnce, ...rules }: QueueRules & { readonly atOnce: number }): FairLane => {
  const queue = createFairQueue<Refusable & { start(): void }>(rules)
  let busy = 0

  const enter = async (ip: string): Promise<void> => {
    if (busy < atOnce) {
      busy += 1
      queue.note(ip)
      return
    }
    await new Promise<void>((resolve, reject) => queue.add(ip, { start: resolve, refuse: reject }))
  }
  const leave = (): void => {
    const next = queue.take()
    // The next one gets the place, so that nobody who comes meanwhile takes it.
    if (next) next.start()
    else busy -= 1
  }

  return {
    async run(ip, work) {
      await enter(ip)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
