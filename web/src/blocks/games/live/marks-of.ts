import type { CallAnswers } from '@foyer/contract'
import { cardId } from '#blocks/games/launch/game-address.ts'

type Live = Pick<CallAnswers['games.live'], 'playing' | 'jackpots'>

interface Say {
  readonly playing: (players: number) => string
  readonly jackpot: (sum: number) => string
}

/** What cards say of now, by their ids: how many play a game, and the largest jackpot of a lottery or of its vendor. */
export const marksOf = ({ playing, jackpots }: Live, say: Say): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...playing.games.map(({ code, players }) => [cardId(code), say.playing(players)]),
    ...playing.vendors.map(({ vendor, players }) => [cardId(vendor), say.playing(players)]),
    // The largest comes first in the answer, and last here, so that it is what the card of its vendor says.
    ...[...jackpots].reverse().flatMap(({ code, vendor, sum }) => [code, vendor].map(card => [cardId(card), say.jackpot(sum)])),
  ]) as Readonly<Record<string, string>>
