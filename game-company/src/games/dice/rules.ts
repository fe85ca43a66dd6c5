import { times, type GameRules } from '#games/game-rules.ts'

/** The die has so many sides, read as 0.00 to 99.99. */
export const SIDES = 10_000
/** The fewest and the most of them that may win: from 1 % to 95 %. */
export const FEWEST = 100
export const MOST = 9_500

const RETURN = 0.98

export interface DiceChoice {
  /** Below the line, or the line and above. */
  readonly side: 'under' | 'over'
  /** Between two sides of the die, e.g. 5000 for 50.00. */
  readonly line: number
}

export interface DiceState {
  readonly roll: number
  readonly wins: boolean
  /** In ten-thousandths of the stake. */
  readonly factor: number
}

/** How many sides win. */
export const winningSides = ({ side, line }: DiceChoice): number => (side === 'under' ? line : SIDES - line)

/** What a win pays, in ten-thousandths of the stake: the fewer sides win, the more. */
export const factorOf = (choice: DiceChoice): number => Math.floor((RETURN * SIDES * 10_000) / winningSides(choice))

/** Every line under which one can choose. */
const LINES = Array.from({ length: MOST - FEWEST + 1 }, (_, at) => FEWEST + at)

export const rules: GameRules<DiceChoice, DiceState> = {
  code: 'dice',
  returnToPlayer: RETURN,
  stakeUnit: 100,
  leastReturn: stake => Math.min(...LINES.map(line => (times(stake, factorOf({ side: 'under', line })) * line) / (SIDES * stake))),
  choice: {
    type: 'object',
    properties: {
      side: { enum: ['under', 'over'] },
      line: { type: 'integer' },
    },
    required: ['side', 'line'],
    additionalProperties: false,
    anyOf: [
      { properties: { side: { const: 'under' }, line: { type: 'integer', minimum: FEWEST, maximum: MOST } } },
      { properties: { side: { const: 'over' }, line: { type: 'integer', minimum: SIDES - MOST, maximum: SIDES - FEWEST } } },
    ],
  },
  begin(stake, choice, draw) {
    const roll = draw.below(SIDES)
    const wins = choice.side === 'under' ? roll < choice.line : roll >= choice.line
    const factor = factorOf(choice)
    return { state: { roll, wins, factor }, ended: true, payout: wins ? times(stake, factor) : 0 }
  },
  visible: state => state,
  simulate(draw, chance, staked) {
    const sides = FEWEST + Math.floor(chance() * (MOST - FEWEST + 1))
    const choice: DiceChoice = chance() < 0.5 ? { side: 'under', line: sides } : { side: 'over', line: SIDES - sides }
    return { staked, won: this.begin(staked, choice, draw).payout }
  },
}
