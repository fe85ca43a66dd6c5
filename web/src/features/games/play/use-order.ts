import { launchOrderIn } from '#blocks/games/launch/launch-order.ts'
import { gamesFor, useGames } from '#blocks/games/launch/use-games.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { useWords } from '#texts/use-texts.ts'

/** What the address asks for, and the game that it means; undefined during hydration, and until the games are known. */
export const useOrder = () => {
  const { search } = useAddress()
  const { home } = useSettings().paths
  const words = useWords('play')
  const { games } = useGames()
  const order = search === '' ? undefined : launchOrderIn(search, window.location.origin, home)
  const found = order && games ? gamesFor(games, order) : []
  const game = found.length === 1 ? found[0] : undefined
  return { order, game, name: game && words(game.name), back: order?.backUrl ?? home }
}
