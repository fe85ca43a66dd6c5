import type { GameListed } from '@foyer/contract/games/game-match'
import type { Caller } from '#kernel/caller.ts'
import type { Service } from '#kernel/service.ts'
import { nameOf } from './name-of.ts'

/** Every game that can be played. */
export const gamesListed = ({ merchant, language }: Pick<Caller, 'merchant' | 'language'>): GameListed[] => {
  const { games = [] } = merchant.content
  return games
    .filter(({ closed }) => !closed)
    .map(game => ({
      code: game.code,
      vendor: game.shownVendor,
      category: game.category,
      name: nameOf(merchant, language, game),
      image: (merchant.settings.imageCDNs[0] ?? '') + game.image,
      ...(game.badge !== undefined && { badge: game.badge }),
      trial: game.trial,
      ...(game.maker !== undefined && { maker: game.maker }),
      ...(game.rtp !== undefined && { rtp: game.rtp }),
      ...(game.stakes !== undefined && { stakes: game.stakes }),
      ...(game.highestWin !== undefined && { highestWin: game.highestWin }),
      ...(game.volatility !== undefined && { volatility: game.volatility }),
    }))
}

export const gameMatch: Service<'games.gameMatch'> = (_request, caller) => Promise.resolve({ games: gamesListed(caller) })
