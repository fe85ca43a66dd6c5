import type { TSchema } from 'typebox'
import type { Draw } from '#fairness/draw.ts'

/** Where a round stands after a step. */
export interface Step<State> {
  /** Plain JSON. */
  readonly state: State
  readonly ended: boolean
  /** What the round pays once it has ended, in the currency's smallest unit, a whole number; 0 before. */
  readonly payout: number
}

/** Choices that the simulation makes for a player: nothing that decides a result. */
export type Chance = () => number

/** What one simulated round cost and paid, in the currency's smallest unit. */
export interface SimulatedRound {
  readonly staked: number
  readonly won: number
}

/**
 * A game's rules: pure, and the same in the server, the check page and the simulation. All amounts are whole numbers in the currency's
 * smallest unit. The same draw, stake, choice and acts always give the same round, so a round is stored as these and played again whenever
 * it is looked at. Read the numbers in a fixed order.
 */
export interface GameRules<Choice = never, State = unknown, Act = never> {
  /** As in addresses and on the wire, e.g. `dice`. */
  readonly code: string
  /** The stated return to the player, from 0 to 1; exact where it can be computed. `npm run simulate` proves it. */
  readonly returnToPlayer: number
  /**
   * Every payout of a stake that is a multiple of this, in the smallest unit, is exact; or nearly so, where a game's factors are finer, and then
   * `leastReturn` says what rounding costs. Stakes of each currency are multiples of it (`stakes.ts`).
   */
  readonly stakeUnit: number
  /**
   * What the choice that returns least returns with this stake, payouts rounded down; a multiple of the stake returns no less. Of a game that returns
   * the same whatever is chosen, absent.
   */
  leastReturn?(stake: number): number
  /** What the player chooses together with the stake, as JSON schema. Plain JSON, because the page loads it, too: import types alone. */
  readonly choice: TSchema
  /** What the player may do later in the round, as JSON schema. */
  readonly acts?: TSchema
  begin(stake: number, choice: Choice, draw: Draw): Step<State>
  /** `elapsedMs` is measured by the vendor's clock from the beginning of the round; `draw` goes on where the round's last step stopped. */
  act?(state: State, act: Act, draw: Draw, elapsedMs: number): Step<State> | 'refused'
  /** Of a game that the vendor's clock ends, such as crash: after how many ms from the beginning, and how. */
  readonly byClock?: { endsAfterMs(state: State): number; end(state: State): Step<State> }
  /** What the player may see while the round is open. Once it has ended, everything is shown. */
  visible(state: State): unknown
  /** One whole round of this stake as some player might play it, for the simulation of the return. */
  simulate(draw: Draw, chance: Chance, stake: number): SimulatedRound
}

/** A stake times a factor given in ten-thousandths, rounded down to the smallest unit: `times(250, 19_800)` is 495. */
export const times = (stake: number, tenThousandths: number): number => Math.floor((stake * tenThousandths) / 10_000)
