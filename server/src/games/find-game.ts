import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Game } from './lobby/games-content.ts'

/** In place of a game's code: the lobby of a vendor. */
export const LOBBY = 'lobby'

/** The game of this code; for `lobby` the first one of the vendor that can be played. Throws `game.unknown` and `game.closed`. */
export const findGame = ({ content: { games = [] } }: Merchant, code: string, vendor?: string): Game => {
  const isOf = (game: Game): boolean => vendor === game.shownVendor || vendor === game.vendor
  const found = code === LOBBY ? (games.find(game => isOf(game) && !game.closed) ?? games.find(isOf)) : games.find(game => game.code === code)
  if (!found) throw new Refusal('game.unknown')
  if (found.closed) throw new Refusal('game.closed')
  return found
}
