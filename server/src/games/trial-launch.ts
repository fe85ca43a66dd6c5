import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { findGame } from './find-game.ts'
import { ownAddress } from './own-address.ts'
import { addressOf, orderOf, providerOf } from './start.ts'

/** Each trial asks the vendor. A phone needs few, a carrier's network (NAT) many. */
const PER_NETWORK: LimitRule = { name: 'trial', points: 300, seconds: 10 * 60, code: 'TOO_MANY_REQUEST' }

/** Starts a game with the vendor's play money, without an account (spec 2 §3, Trial launch). */
export const trialLaunch = (deps: Pick<Deps, 'gamesOf' | 'log' | 'limits' | 'merchants'>): Service<'games.trialLaunch'> => {
  const { limits, merchants } = deps
  return async ({ gameId, nodeId = gameId }, caller) => {
    const { merchant, network } = caller
    const game = findGame(merchant, nodeId)
    if (!game.trial) throw new Refusal('game.closed')
    const { provider } = providerOf(deps, caller)
    await limits.consumeAll(merchant.code, countsOfNetwork(PER_NETWORK, network))
    const order = orderOf(caller, game, ownAddress(caller, merchants, undefined))
    return await addressOf(deps, caller, game, () => provider.trial(order, merchant))
  }
}
