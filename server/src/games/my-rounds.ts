import type { VendorRound } from '#games/providers/vendor-round.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'

/** Rounds that one member asks a vendor for. */
const PER_MEMBER: LimitRule = { name: 'replay', points: 60, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }

export const myRounds =
  ({ stores }: Pick<Deps, 'stores'>): Service<'games.rounds'> =>
  async ({ after }, caller) => {
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.myRounds.before(ownerOf(caller), place, limit),
      ({ beganAt, round }) => ({ at: beganAt, id: round }),
    )
    return {
      rounds: rows.map(({ beganAt, endedAt, voidedAt: _, ...row }) => ({
        ...row,
        beganAt: beganAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
      ...(next !== undefined && { next }),
    }
  }

/** Asks the vendor for a round, because only the vendor has its course; undefined where it does not know it. */
export const vendorRound =
  ({ gamesOf, log }: Pick<Deps, 'gamesOf' | 'log'>) =>
  async (merchant: Merchant, provider: string, round: string): Promise<VendorRound | undefined> => {
    const chosen = gamesOf(merchant)
    // Of a provider that the merchant has left nothing can be asked.
    if (chosen?.name !== provider) return undefined
    try {
      return await chosen.provider.round(round, merchant)
    } catch (error) {
      log.warn({ err: error, merchant: merchant.code, provider, round }, 'a vendor did not tell of a round')
      throw new Refusal('game.vendor.down')
    }
  }

/** Throws `game.unknown` for what is no round of the member. */
export const replay = (deps: Pick<Deps, 'stores' | 'gamesOf' | 'limits' | 'log'>): Service<'games.replay'> => {
  const { stores, gamesOf, limits } = deps
  const call = vendorRound(deps)
  return async ({ provider, round }, caller) => {
    const { merchant } = caller
    const owner = ownerOf(caller)
    if (!(await stores.myRounds.find(owner, provider, round))) throw new Refusal('game.unknown')
    if (gamesOf(merchant)?.name === provider) await limits.consume(merchant.code, PER_MEMBER, owner.memberId)
    return { replayUrl: (await call(merchant, provider, round))?.replayUrl ?? null }
  }
}
