import { times, type GameRules } from '#games/game-rules.ts'

export type Risk = 'low' | 'medium' | 'high'

/**
 * What each segment pays in ten-thousandths of the stake, clockwise from the one on top. Each wheel has 20 segments that together pay 19.2
 * times the stake, which is a return of exactly 96 %.
 */
export const WHEELS: Readonly<Record<Risk, readonly number[]>> = {
  low: [18_000, 12_000, 0, 12_000, 12_000, 0, 12_000, 15_000, 12_000, 0, 12_000, 12_000, 0, 12_000, 15_000, 12_000, 0, 12_000, 12_000, 12_000],
  medium: [50_000, 0, 14_000, 0, 20_000, 0, 0, 20_000, 0, 14_000, 0, 20_000, 0, 0, 20_000, 0, 14_000, 0, 20_000, 0],
  high: [150_000, 0, 0, 0, 0, 0, 0, 21_000, 0, 0, 0, 0, 0, 21_000, 0, 0, 0, 0, 0, 0],
}

export const SEGMENTS = 20
const RETURN = 0.96
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

export interface WheelChoice {
  readonly risk: Risk
}

export interface WheelState {
  /** The segment under the pointer. */
  readonly segment: number
  /** What it pays, in ten-thousandths of the stake. */
  readonly factor: number
}

const begun: GameRules<WheelChoice, WheelState>['begin'] = (stake, { risk }, draw) => {
  const segment = draw.below(SEGMENTS)
  const factor = WHEELS[risk][segment] ?? 0
  return { state: { segment, factor }, ended: true, payout: times(stake, factor) }
}

export const rules: GameRules<WheelChoice, WheelState> = {
  code: 'wheel',
  returnToPlayer: RETURN,
  stakeUnit: 10,
  choice: { type: 'object', properties: { risk: { enum: [...RISKS] } }, required: ['risk'], additionalProperties: false },
  begin: begun,
  visible: state => state,
  simulate(draw, chance, staked) {
    const risk = RISKS[Math.floor(chance() * RISKS.length)] ?? 'low'
    return { staked, won: begun(staked, { risk }, draw).payout }
  },
}
