import { gamesListed } from '#games/game-match.ts'
import { availabilityOf } from '#kernel/availability.ts'
import type { Service } from '#kernel/service.ts'

/** The common store: the merchant's settings, its games, and what is of this visitor. */
export const consolidatedSettings: Service<'system.consolidatedSettings'> = (_request, caller) => {
  const { merchant, network } = caller
  return Promise.resolve({ ...merchant.settings, ip: network.ip, ...availabilityOf(merchant, network), gameMatches: gamesListed(caller) })
}
