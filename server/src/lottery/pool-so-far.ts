import { partOf } from '@foyer/draw-check/prizes'
import type { Deps } from '#kernel/deps.ts'
import type { StoredDraw } from './stored-draw.ts'

/** The sum of a draw's tickets is read this seldom, ms: anybody may ask for it. */
const KEPT_MS = 1000
/** Sums of so many draws are kept. */
const MOST_KEPT = 1000

/** What the winners of a draw share: while tickets are sold, so far. Null where prizes are fixed. */
export const poolSoFar = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): ((draw: StoredDraw) => Promise<number | null>) => {
  const kept = new Map<string, { readonly at: number; readonly sum: Promise<number> }>()

  const sum = async (draw: StoredDraw, share: number): Promise<number> => {
    const staked = draw.staked ?? (await stores.tickets.staked(draw))
    const before = (await stores.draws.hasOpenBefore(draw)) ? undefined : await stores.draws.restBefore(draw)
    return (before?.rest ?? 0) + partOf(staked, share)
  }

  return async draw => {
    const { pool: share } = draw.rules
    if (share === null || draw.state === 'void') return null
    const { pool } = draw.result ?? {}
    if (pool) return pool.carried + pool.added
    const name = `${draw.merchant} ${draw.id}`
    const now = clock().getTime()
    const known = kept.get(name)
    if (known && now - known.at < KEPT_MS) return await known.sum
    if (kept.size >= MOST_KEPT) kept.clear()
    const fresh = { at: now, sum: sum(draw, share) }
    kept.set(name, fresh)
    try {
      return await fresh.sum
    } catch (error) {
      // Whoever asks next reads it again, and is not told of a failure that is over.
      if (kept.get(name) === fresh) kept.delete(name)
      throw error
    }
  }
}
