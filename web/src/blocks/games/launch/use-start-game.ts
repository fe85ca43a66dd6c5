import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { chooseGame } from './chosen-game.ts'
import { lotteryPage } from './game-address.ts'

/** Opens what a card, a banner or a link names: a lottery its page, a game the sheet that says what it is and how it can be played. */
export const useStartGame = (): ((game: GameChoice) => void) => {
  const navigate = useNavigate()
  const isOffered = useOffers()
  return game => {
    const { pathname, search } = window.location
    const lottery = isOffered(paths.lotteries) ? lotteryPage(game, pathname + search) : undefined
    if (lottery === undefined) chooseGame(game)
    else navigate(lottery)
  }
}
