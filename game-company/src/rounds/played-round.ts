import type { SeedBook } from '#fairness/seed-book.ts'
import type { AnyRules } from '#games/all-rules.ts'
import type { Step } from '#games/game-rules.ts'
import { playRound } from '#games/play-round.ts'
import { movesOf, type Round } from './round.ts'

interface PlayedRoundParts {
  /** The rules of every game, by code. */
  readonly games: ReadonlyMap<string, AnyRules>
  readonly seeds: SeedBook
}

/** Finds the state of rounds again, from their seeds and moves. */
export const createPlayedRound = ({ games, seeds }: PlayedRoundParts) => {
  const rulesOf = (round: Pick<Round, 'game'>): AnyRules => {
    const rules = games.get(round.game)
    if (!rules) throw new Error(`There is no game ${round.game}.`)
    return rules
  }

  /** Where the round stands after these moves; it must have been opened. */
  const played = (round: Round, moves = movesOf(round)): Step<unknown> => {
    const { serverSeed, clientSeed } = seeds.find(round.seed as number)
    return playRound(
      rulesOf(round),
      { stake: round.stake, choice: JSON.parse(round.choice), moves },
      { serverSeed, clientSeed, nonce: round.nonce as number },
    )
  }

  return { rulesOf, played }
}

export type PlayedRound = ReturnType<typeof createPlayedRound>
