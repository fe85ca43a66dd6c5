import { drawSome } from '#fairness/draw.ts'
import { DECK } from '#games/cards.ts'
import { times, type GameRules, type Step } from '#games/game-rules.ts'
import { handOf, type Hand } from './hands.ts'
import { simpleHold } from './simple-hold.ts'

/** So many cards are in the hand, and as many more could replace them. */
export const IN_HAND = 5

/** What a hand pays, times the stake: the usual table of Jacks or Better, 9 for a full house and 6 for a flush. */
export const PAYS: Readonly<Record<Hand, number>> = {
  royal: 800,
  straight_flush: 50,
  four: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three: 3,
  two_pairs: 2,
  jacks: 1,
}

/** There is nothing to choose with the stake. */
export type PokerChoice = Readonly<Record<string, never>>

/** Which of the five cards stay, by place from 0. */
export interface PokerAct {
  readonly hold: readonly number[]
}

export interface PokerState {
  readonly stake: number
  /** As dealt. */
  readonly hand: readonly number[]
  /** What replaces the first card that is let go, the second, and so on. */
  readonly next: readonly number[]
  readonly held?: readonly number[]
  /** As it stands after the draw. */
  readonly final?: readonly number[]
}

/** What the player sees: what came after the draw only once the round has ended. */
export type PokerShown = Omit<PokerState, 'next' | 'stake'> & Partial<PokerState>

const acted = (state: PokerState, { hold }: PokerAct): Step<PokerState> => {
  let taken = 0
  const final = state.hand.map((card, place) => (hold.includes(place) ? card : (state.next[taken++] as number)))
  const hand = handOf(final)
  return { state: { ...state, held: hold, final }, ended: true, payout: hand ? times(state.stake, PAYS[hand] * 10_000) : 0 }
}

/** What the best play of each hand returns. */
export const BEST_RETURN = 0.995_44

export const rules: GameRules<PokerChoice, PokerState, PokerAct> = {
  code: 'video-poker',
  // Counted over all 2,598,960 hands for a player who holds as `simple-hold.ts` does.
  returnToPlayer: 0.994_541,
  stakeUnit: 1,
  choice: { type: 'object', properties: {}, additionalProperties: false },
  acts: {
    type: 'object',
    properties: { hold: { type: 'array', items: { type: 'integer', minimum: 0, maximum: IN_HAND - 1 }, uniqueItems: true, maxItems: IN_HAND } },
    required: ['hold'],
    additionalProperties: false,
  },
  begin(stake, _choice, draw) {
    const cards = drawSome(draw, DECK, 2 * IN_HAND)
    return { state: { stake, hand: cards.slice(0, IN_HAND), next: cards.slice(IN_HAND) }, ended: false, payout: 0 }
  },
  act: acted,
  visible: ({ hand }): PokerShown => ({ hand }),
  simulate(draw, _chance, staked) {
    const { state } = this.begin(staked, {}, draw)
    return { staked, won: acted(state, { hold: simpleHold(state.hand) }).payout }
  },
}
