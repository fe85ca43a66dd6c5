import type { Limits } from '#app/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitStore } from './limit-store.ts'

/** Limits in rows that all workers share, by the injected clock (docs/decisions/0006-limits.md). Do not call inside a unit of work, because a rollback would lose its tries. */
export const createLimits = ({ store, clock }: { readonly store: LimitStore; readonly clock: () => Date }): Limits => {
  const keyOf = (rule: string, key: string) => `${rule}:${key}`

  const consumeInTurn: Limits['consumeInTurn'] = async (merchant, counts) => {
    const now = clock()
    const tries = counts.map(([{ name, points, seconds }, key]) => ({
      key: keyOf(name, key),
      points,
      endsAt: new Date(now.getTime() + seconds * 1000),
    }))
    const { counted, fullUntil } = await store.consume(merchant, tries, now)
    const full = counts[counted]
    if (!full || !fullUntil) return { counted: counts }
    const [rule, key] = full
    const retryAfter = Math.max(1, Math.ceil((fullUntil.getTime() - now.getTime()) / 1000))
    const window = `${keyOf(rule.name, key)} until ${fullUntil.toISOString()}`
    return { counted: counts.slice(0, counted), full: { rule, window, refusal: new Refusal(rule.code, { retryAfter }) } }
  }

  return {
    consumeInTurn,

    async consume(merchant, rule, key) {
      const { full } = await consumeInTurn(merchant, [[rule, key]])
      if (full) throw full.refusal
    },

    async consumeAll(merchant, counts) {
      const { full } = await consumeInTurn(merchant, counts)
      if (full) throw full.refusal
    },

    async used(merchant, counts) {
      const keys = counts.map(([{ name }, key]) => keyOf(name, key))
      const used = await store.used(merchant, keys, clock())
      return keys.map(key => used.get(key) ?? 0)
    },

    async reward(merchant, counts) {
      if (counts.length === 0) return
      const keys = counts.map(([{ name }, key]) => keyOf(name, key))
      await store.reward(merchant, keys, clock())
    },
  }
}
