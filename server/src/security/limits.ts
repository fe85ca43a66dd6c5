import type { Limits } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { LimitStore } from '#stores/limit-store.ts'

/** Limits in rows that all workers share, by our own clock (docs/decisions/0006-limits.md). Not for use inside a unit of work: a failed one would forget its tries. */
export const createLimits = ({ store, clock }: { readonly store: LimitStore; readonly clock: () => Date }): Limits => {
  const keyOf = (rule: string, key: string) => `${rule}:${key}`

  return {
    async consume({ name, points, seconds, code }, key) {
      const now = clock()
      const fullUntil = await store.consume(keyOf(name, key), points, now, new Date(now.getTime() + seconds * 1000))
      if (fullUntil) throw new Refusal(code, { retryAfter: Math.max(1, Math.ceil((fullUntil.getTime() - now.getTime()) / 1000)) })
    },

    async reward({ name }, key) {
      await store.reward(keyOf(name, key), clock())
    },
  }
}
