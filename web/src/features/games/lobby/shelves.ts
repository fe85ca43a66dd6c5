import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'
import { NO_GAMES, type MyGames } from '#blocks/games/my-games/my-games.ts'
import { paths } from '#navigation/paths.ts'

/** What the lobby shows at a time: everything, the member's own, or one category. */
export type Shelf = 'all' | 'favorites' | 'recent' | `lane:${string}`

/** The games of a shelf. The member's own are in the member's order, all others in the order of the lanes. */
export const gamesOn = (
  shelf: Shelf,
  games: readonly GameListed[],
  lanes: PageContents['vendors'],
  mine: MyGames = NO_GAMES,
): readonly GameListed[] => {
  if (shelf === 'favorites' || shelf === 'recent') return mine[shelf].flatMap(code => games.filter(game => game.code === code))
  const wanted = shelf === 'all' ? lanes.map(({ gameCategory }) => gameCategory) : [shelf.slice('lane:'.length)]
  return wanted.flatMap(category => games.filter(game => game.category === category))
}

/** The shelves that there are. One without games is not, except a member's favourites, which say how to fill them. */
export const shelvesOf = (games: readonly GameListed[], lanes: PageContents['vendors'], mine?: MyGames): readonly Shelf[] => {
  const own = mine ? (['favorites', 'recent'] as const) : []
  const ofLanes = lanes.map(({ gameCategory }) => `lane:${gameCategory}` as const)
  const isThere = (shelf: Shelf) => shelf === 'favorites' || gamesOn(shelf, games, lanes, mine).length > 0
  return ['all', ...[...own, ...ofLanes].filter(isThere)]
}

/** The shelf that the address names; all games if it names none that there is. */
export const shelfIn = (search: string, shelves: readonly Shelf[]): Shelf => {
  const query = new URLSearchParams(search)
  const named = query.get('mine') ?? `lane:${query.get('category')}`
  return shelves.find(shelf => shelf === named) ?? 'all'
}

/** The address of a shelf: whoever comes back from a game finds it open. */
export const shelfAddress = (shelf: Shelf): string => {
  if (shelf === 'all') return paths.games
  const query: Record<string, string> = shelf === 'favorites' || shelf === 'recent' ? { mine: shelf } : { category: shelf.slice('lane:'.length) }
  return `${paths.games}?${new URLSearchParams(query)}`
}
