import { sessionStore } from '#device/storage.ts'

/** The game that the player left to deposit; it outlives the payment provider's page. */
const NAME = 'GAME_left'

/** `address`: of the page that starts the game again. */
export const keepLeftGame = (address: string): void => sessionStore.set(NAME, address)

export const leftGame = (): string | null => sessionStore.get(NAME)

export const forgetLeftGame = (): void => sessionStore.remove(NAME)
