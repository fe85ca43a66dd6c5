import { MINUTE_MS } from '@foyer/contract/time-units'
import { Refusal } from '#kernel/refusal.ts'

/** Reports of a merchant that one process looks at in a minute: where every page fails, the database must not fail with them. */
export const PER_PROCESS_AND_MINUTE = 1_200

/** Refuses by itself, without the database, what is far too much. */
export const processBrake = (clock: () => Date) => {
  let minute = 0
  const counts = new Map<string, number>()
  return (merchant: string): void => {
    const now = clock().getTime()
    if (Math.floor(now / MINUTE_MS) !== minute) {
      minute = Math.floor(now / MINUTE_MS)
      counts.clear()
    }
    const count = (counts.get(merchant) ?? 0) + 1
    counts.set(merchant, count)
    if (count > PER_PROCESS_AND_MINUTE) throw new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) })
  }
}
