import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { openPrompt } from '#notices/prompt-queue.ts'
import { createStore, useStore } from '#store.ts'

const store = createStore<GameChoice | null>(() => null)

/** Opens the sheet before a game, or before the games of a vendor. The sheet is drawn by `app` (prompt `game`). */
export const chooseGame = (game: GameChoice): void => {
  store.set(game)
  openPrompt('game')
}

/** What the sheet is about; null before the first one. */
export const useChosenGame = (): GameChoice | null => useStore(store, null)
