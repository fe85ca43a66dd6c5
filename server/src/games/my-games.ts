import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import { findGame } from './find-game.ts'

/** So many of the games that a member played last are told. */
const RECENT = 12

export const myGames =
  ({ stores }: Pick<Deps, 'stores'>): Service<'games.mine'> =>
  async (_request, caller) => {
    const owner = ownerOf(caller)
    const { games = [] } = caller.merchant.content
    const playable = new Set(games.filter(({ closed }) => !closed).map(({ code }) => code))
    const [favorites, recent] = await Promise.all([stores.myGames.favoritesOf(owner), stores.myGames.recentOf(owner)])
    const shown = (codes: readonly string[]) => codes.filter(code => playable.has(code))
    return { favorites: shown(favorites), recent: shown(recent).slice(0, RECENT) }
  }

/** Only games of the merchant become favourites, so that nobody can fill the table; any can be taken off. */
export const setFavorite =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'games.setFavorite'> =>
  async ({ code, favorite }, caller) => {
    const owner = ownerOf(caller)
    if (favorite) await stores.myGames.addFavorite(owner, findGame(caller.merchant, code).code, clock())
    else await stores.myGames.removeFavorite(owner, code)
    return {}
  }
