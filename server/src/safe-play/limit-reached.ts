import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import type { Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { PlayLimit } from './play-limit.ts'
import { fromStore } from './units.ts'

/** A sum that is refused where a limit of one of these kinds has no room for it. Time needs some that is left, whatever the sum. */
interface Demand {
  readonly kinds: readonly LimitKind[]
  /** In the smallest unit. */
  readonly amount: number
}

/** What the gates of the ledger look at for a bet (money/ledger/functions/gates.sql). */
export const BET_LIMITS = ['loss', 'stake', 'time'] as const satisfies readonly LimitKind[]

const roomOf = ({ most, used }: Pick<PlayLimit, 'most' | 'used'>): number => Math.max(most - used, 0)
const isFull = (limit: PlayLimit, amount: number): boolean => roomOf(limit) < (limit.kind === 'time' ? 1 : amount)

/** The refusal that names the limit which has no room, of several the one with the least; undefined where all of them have. */
export const limitReached = (limits: readonly PlayLimit[], { kinds, amount }: Demand): Refusal<'limit.reached'> | undefined => {
  const [tightest] = limits.filter(limit => kinds.includes(limit.kind) && isFull(limit, amount)).sort((one, other) => roomOf(one) - roomOf(other))
  if (!tightest) return undefined
  const { kind, period, most, endsAt } = tightest
  return new Refusal('limit.reached', {
    limit: { kind, period, most: fromStore(kind, most), left: fromStore(kind, roomOf(tightest)), endsAt: endsAt.toISOString() },
  })
}

/** Lets a refusal of the ledger, which knows only that a limit was reached, say which one. `stores` are those outside of the unit that was refused. */
export const sayingWhichLimit = async <Result>(
  { safePlay }: Pick<Stores, 'safePlay'>,
  request: Demand & { readonly owner: Owner; readonly now: Date },
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'limit.reached') throw error
    throw limitReached(await safePlay.limitsOf(request.owner, request.now), request) ?? error
  }
}
