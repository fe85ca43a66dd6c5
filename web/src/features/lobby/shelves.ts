import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'

/** What the lobby shows at a time: everything, the member's own, or one category. */
export type Shelf = 'all' | 'favorites' | 'recent' | `lane:${string}`

export interface MyGames {
  readonly favorites: readonly string[]
  readonly recent: readonly string[]
}

const NO_GAMES: MyGames = { favorites: [], recent: [] }

/** The shelf that the address names; all games if it names none that there is. */
export const shelfIn = (search: string, lanes: PageContents['vendors']): Shelf => {
  const wanted = new URLSearchParams(search).get('category')
  return lanes.some(({ gameCategory }) => gameCategory === wanted) ? `lane:${wanted}` : 'all'
}

/** The vendor whose games alone are wanted; undefined if the address names none of these games. */
export const vendorIn = (search: string, games: readonly GameListed[]): string | undefined => {
  const wanted = new URLSearchParams(search).get('vendor')
  return games.find(({ vendor }) => vendor === wanted)?.vendor
}

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
