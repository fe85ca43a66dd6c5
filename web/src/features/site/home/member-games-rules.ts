import type { GameListed } from '@foyer/contract/games/game-match'
import type { MyGames } from '#blocks/games/my-games/my-games.ts'

/** So many of the games that were played last stand on home. */
const LAST = 6
/** With favourites there are no more than this. */
const MOST = 12

/** The games that a member goes on with, one tap away: the last six that were played, then favourites. Whoever has none of them sees some to try, those with a mark first. */
export const gamesToGoOn = (
  games: readonly GameListed[],
  { recent, favorites }: MyGames,
): { readonly own: boolean; readonly games: readonly GameListed[] } => {
  const codes = new Set([...recent.slice(0, LAST), ...favorites])
  const own = [...codes].flatMap(code => games.filter(game => game.code === code)).slice(0, MOST)
  if (own.length > 0) return { own: true, games: own }
  const marked = games.filter(({ badge }) => badge !== undefined)
  return { own: false, games: [...marked, ...games.filter(({ badge }) => badge === undefined)].slice(0, LAST) }
}
