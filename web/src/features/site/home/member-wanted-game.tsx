import { useWantedGame } from '#blocks/games/launch/use-wanted-game.ts'

/** Starts the game that the address names. Loaded where it names one. */
export const StartWantedGame = () => {
  useWantedGame()
  return null
}
