import { Refusal } from '#kernel/refusal.ts'
import type { LimitStore } from './limit-store.ts'

/** Counts tries before they are verified: atomic, shared by all workers, never permanent (decision 6). Each merchant has separate counts. */
export interface Limits {
  /** Counts one try; throws the TOO_MANY_REQUEST refusal with `retryAfter` if the limit is reached. */
  consume(merchant: string, rule: LimitRule, key: string): Promise<void>
  /** Counts one try against each in order, until one limit is reached: those after it are not counted. */
  consumeInTurn(merchant: string, counts: readonly Count[]): Promise<Consumed>
  /** Counts one try against each in order, as `consumeInTurn` does; throws the refusal of the first limit that is reached. */
  consumeAll(merchant: string, counts: readonly Count[]): Promise<void>
  /** How many tries each has counted in its window. */
  used(merchant: string, counts: readonly Count[]): Promise<readonly number[]>
  /** Takes one try of each back after a success. */
  reward(merchant: string, counts: readonly Count[]): Promise<void>
}

/** One count: a rule, and the key it counts by. */
export type Count = readonly [rule: LimitRule, key: string]

export interface Consumed {
  readonly counted: readonly Count[]
  readonly full?: LimitReached
}

/** The limit that was reached, and the error for it. */
export interface LimitReached {
  readonly rule: LimitRule
  /** Names this window of the limit; the next one has another name. */
  readonly window: string
  readonly refusal: Refusal
}

export interface LimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
  readonly code: 'TOO_MANY_REQUEST' | 'TOO_MANY_REQUEST_LOGIN'
}

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
