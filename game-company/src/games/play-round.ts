import { createDraw } from '#fairness/draw.ts'
import type { Seeds } from '#fairness/keyed-words.ts'
import type { GameRules, Step } from './game-rules.ts'

/** What the player did in a round, or that the clock ended it; `at` in ms from the round's beginning. */
export type Move = { readonly act: unknown; readonly at: number } | { readonly clock: true; readonly at: number }

export interface PlayedRound {
  readonly stake: number
  readonly choice: unknown
  readonly moves: readonly Move[]
}

/** A move that the rules do not allow where the round stands. */
export class RefusedMove extends Error {}

type Rules = GameRules<unknown, unknown, unknown>

/**
 * Plays a round from its beginning: the only way in which its state is ever found, here and in the page that checks it.
 * @throws {RefusedMove}
 */
export const playRound = (rules: Rules, { stake, choice, moves }: PlayedRound, seeds: Seeds): Step<unknown> => {
  const draw = createDraw(seeds)
  return moves.reduce<Step<unknown>>(
    (step, move) => {
      if (step.ended) throw new RefusedMove('The round has ended.')
      const next = 'clock' in move ? rules.byClock?.end(step.state) : rules.act?.(step.state, move.act, draw, move.at)
      if (next === undefined || next === 'refused') throw new RefusedMove('The rules do not allow it.')
      return next
    },
    rules.begin(stake, choice, draw),
  )
}
