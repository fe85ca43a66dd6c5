import { drawSome } from '#fairness/draw.ts'
import { DECK, rankOf } from '#games/cards.ts'
import { times, type GameRules } from '#games/game-rules.ts'

/** Each round is dealt from eight whole decks, freshly shuffled. */
export const SHOE = 8 * DECK

export const SIDES = ['player', 'banker', 'tie'] as const
export type Side = (typeof SIDES)[number]

export interface BaccaratChoice {
  readonly side: Side
}

export interface BaccaratState {
  /** Two or three cards each, in the order in which they were dealt. */
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly winner: Side
}

/** What a bet pays when its side wins, in ten-thousandths of the stake: 1 to 1, 0.95 to 1 and 9 to 1, with the stake. */
export const FACTORS: Readonly<Record<Side, number>> = { player: 20_000, banker: 19_500, tie: 100_000 }

/** What each bet returns, counted over all orders of the shoe. */
export const RETURNS: Readonly<Record<Side, number>> = { player: 0.987_649, banker: 0.989_421, tie: 0.951_56 }

/** Aces count 1, tens and court cards 0; of a sum only the last digit counts. */
export const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + (rankOf(card) > 8 ? 0 : rankOf(card) + 1), 0) % 10

/** Whether the banker takes a third card after the player's third card of this value: the standard table. */
const bankerDraws = (banker: number, third: number): boolean =>
  banker <= 2 ||
  (banker === 3 && third !== 8) ||
  (banker === 4 && third >= 2 && third <= 7) ||
  (banker === 5 && third >= 4 && third <= 7) ||
  (banker === 6 && (third === 6 || third === 7))

/** Deals six cards at the most: player, banker, player, banker, and the third ones as the table says. */
export const deal = (six: readonly number[]): BaccaratState => {
  const [a, b, c, d, e, f] = six as readonly [number, number, number, number, number, number]
  const rest = [e, f]
  const player = [a, c]
  const banker = [b, d]
  const isNatural = totalOf(player) > 7 || totalOf(banker) > 7
  if (!isNatural) {
    const isPlayerDrawing = totalOf(player) <= 5
    if (isPlayerDrawing) player.push(rest.shift() as number)
    const takes = isPlayerDrawing ? bankerDraws(totalOf(banker), totalOf([e])) : totalOf(banker) <= 5
    if (takes) banker.push(rest.shift() as number)
  }
  const ahead = totalOf(player) - totalOf(banker)
  return { player, banker, winner: ahead > 0 ? 'player' : ahead < 0 ? 'banker' : 'tie' }
}

export const rules: GameRules<BaccaratChoice, BaccaratState> = {
  code: 'baccarat',
  // Of the banker's bet, as is usual; the page names all three.
  returnToPlayer: RETURNS.banker,
  // The banker's win of 0.95 is a whole number.
  stakeUnit: 20,
  leastReturn: () => RETURNS.tie,
  choice: {
    type: 'object',
    properties: { side: { enum: [...SIDES] } },
    required: ['side'],
    additionalProperties: false,
  },
  begin(stake, { side }, draw) {
    const state = deal(drawSome(draw, SHOE, 6).map(card => card % DECK))
    const { winner } = state
    const factor = winner === side ? FACTORS[side] : winner === 'tie' ? 10_000 : 0
    return { state, ended: true, payout: times(stake, factor) }
  },
  visible: state => state,
  /** Always the banker, whose return is the one that is stated. */
  simulate(draw, _chance, staked) {
    return { staked, won: this.begin(staked, { side: 'banker' }, draw).payout }
  },
}
