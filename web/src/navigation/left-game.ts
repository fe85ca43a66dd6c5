import { sessionStore } from '#device/storage.ts'
import { paths } from './paths.ts'

/** The game, the lottery or the page that the player left to deposit; it outlives the payment provider's page. */
const NAME = 'GAME_left'

/** `address`: of the page that starts the game again, or of the lottery with its lines. */
export const keepLeftGame = (address: string): void => sessionStore.set(NAME, address)

export const leftGame = (): string | null => sessionStore.get(NAME)

/** The key of the words for the way back, in the `wallet` catalogue; null to a page of any other kind. */
export const wayBackTo = (address: string) => {
  if (address.startsWith(paths.lotteries)) return 'back_to_lottery'
  return address.startsWith(paths.launchGame) || address.startsWith(paths.game + '?') ? 'back_to_game' : null
}

export const forgetLeftGame = (): void => sessionStore.remove(NAME)
