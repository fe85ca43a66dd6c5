import { drawSome } from '#fairness/draw.ts'
import { times, type GameRules } from '#games/game-rules.ts'

/** The board has the numbers 1 to 40, of which ten are drawn. */
export const NUMBERS = 40
export const DRAWN = 10
export const MOST_SPOTS = 10

const RETURN = 0.97

/**
 * What 0, 1, 2 … hits pay, times the stake, by how many numbers were chosen. One pay of each is set so that all return 97 %, but for the
 * rounding of that pay to a hundredth.
 */
export const PAYS: readonly (readonly number[])[] = [
  [],
  [0, 3.88],
  [0, 1, 10.15],
  [0, 0, 3.1, 45],
  [0, 0, 1.98, 8, 100],
  [0, 0, 1, 4.86, 20, 300],
  [0, 0, 0, 4.59, 9, 60, 1_000],
  [0, 0, 0, 2.91, 5, 25, 200, 2_000],
  [0, 0, 0, 1.57, 4, 14, 80, 800, 5_000],
  [0, 0, 0, 1.28, 2, 8, 40, 400, 3_000, 10_000],
  [0, 0, 0, 0, 2.68, 6, 25, 200, 1_500, 5_000, 10_000],
]

export interface KenoChoice {
  /** The chosen numbers, 1 to 40. */
  readonly spots: readonly number[]
}

export interface KenoState {
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: number
}

/** In ten-thousandths of the stake. */
export const factorOf = (spots: number, hits: number): number => Math.round((PAYS[spots]?.[hits] ?? 0) * 10_000)

const choose = (from: number, count: number): number =>
  Array.from({ length: count }, (_, at) => (from - at) / (at + 1)).reduce((all, one) => all * one, 1)

/** What so many chosen numbers return. */
const returnOf = (spots: number, pays: readonly number[]): number =>
  pays.reduce((sum, pay, hits) => sum + (pay * choose(spots, hits) * choose(NUMBERS - spots, DRAWN - hits)) / choose(NUMBERS, DRAWN), 0)

export const rules: GameRules<KenoChoice, KenoState> = {
  code: 'keno',
  returnToPlayer: RETURN,
  stakeUnit: 100,
  leastReturn: () => Math.min(...PAYS.slice(1).map((pays, at) => returnOf(at + 1, pays))),
  choice: {
    type: 'object',
    properties: {
      spots: { type: 'array', items: { type: 'integer', minimum: 1, maximum: NUMBERS }, uniqueItems: true, minItems: 1, maxItems: MOST_SPOTS },
    },
    required: ['spots'],
    additionalProperties: false,
  },
  begin(stake, { spots }, draw) {
    const drawn = drawSome(draw, NUMBERS, DRAWN).map(at => at + 1)
    const hits = spots.filter(spot => drawn.includes(spot)).length
    return { state: { drawn, hits }, ended: true, payout: times(stake, factorOf(spots.length, hits)) }
  },
  visible: state => state,
  /** One to ten numbers, from anywhere on the board. */
  simulate(draw, chance, staked) {
    const count = 1 + Math.floor(chance() * MOST_SPOTS)
    const first = Math.floor(chance() * NUMBERS)
    const spots = Array.from({ length: count }, (_, at) => ((first + at * 7) % NUMBERS) + 1)
    return { staked, won: this.begin(staked, { spots }, draw).payout }
  },
}
