import { sessionStore } from '#device/storage.ts'
import { paths } from './paths.ts'

/** The game, or the lottery, that the player left to deposit; it outlives the payment provider's page. */
const NAME = 'GAME_left'

/** `address`: of the page that starts the game again, or of the lottery with its lines. */
export const keepLeftGame = (address: string): void => sessionStore.set(NAME, address)

export const leftGame = (): string | null => sessionStore.get(NAME)

/** The key of the words for the way back, in the `wallet` catalogue. */
export const wayBackTo = (address: string) => (address.startsWith(paths.lotteries) ? 'back_to_lottery' : 'back_to_game')

export const forgetLeftGame = (): void => sessionStore.remove(NAME)
