import { times, type GameRules, type Step } from '#games/game-rules.ts'

const RETURN = 0.97
/** The factor grows by this share of itself each ms: it doubles in about 7 s. */
const GROWTH_PER_MS = 0.0001

/** Factors of this game are in hundredths of the stake. The least to take by itself, and the most that a round reaches: it then ends and pays. */
export const LEAST_AUTO = 101
export const MOST = 1_000_000

export interface CrashChoice {
  /** At which factor the round takes by itself, e.g. 200 for ×2.00. */
  readonly auto?: number
}

/** The player takes what the factor gives at this moment. */
export interface CrashAct {
  readonly take: true
}

export interface CrashState {
  readonly stake: number
  /** The last factor at which one could still take; fixed from the beginning of the round. */
  readonly crash: number
  readonly auto: number
  /** At which factor it was taken, once it was. */
  readonly taken?: number
}

/** What the player sees: where it crashes once the round has ended. */
export type CrashShown = Partial<CrashState>

/** By how much the stake would be multiplied after so many ms, without any rounding. */
export const growthAfter = (ms: number): number => Math.exp(ms * GROWTH_PER_MS)

/** The factor after so many ms, in hundredths rounded down; the small addition undoes what the fractions lost. */
export const factorAfter = (ms: number): number => Math.floor(growthAfter(ms) * 100 + 1e-9)

/** After how many ms the factor reaches so many hundredths. */
export const msUntil = (factor: number): number => Math.log(factor / 100) / GROWTH_PER_MS

/** Takes at a factor, which is too late beyond the crash. */
const taken = (state: CrashState, factor: number): Step<CrashState> =>
  factor <= state.crash
    ? { state: { ...state, taken: factor }, ended: true, payout: times(state.stake, factor * 100) }
    : { state, ended: true, payout: 0 }

/**
 * A number f from 0 to 1 decides the round: it crashes beyond 0.97 ÷ (1 − f), rounded down to hundredths, so that any factor from 1.00 is
 * reached with a chance of 97 % over that factor. What would be below 1.00 crashes at once.
 */
const begun: GameRules<CrashChoice, CrashState>['begin'] = (stake, { auto = MOST }, draw) => {
  const crash = Math.min(MOST, Math.floor((RETURN * 100) / (1 - draw.float())))
  return { state: { stake, crash, auto }, ended: crash < 100, payout: 0 }
}

const acted = (state: CrashState, _act: CrashAct, _draw: unknown, elapsedMs: number): Step<CrashState> =>
  taken(state, Math.min(factorAfter(elapsedMs), state.auto))

export const rules: GameRules<CrashChoice, CrashState, CrashAct> = {
  code: 'crash',
  returnToPlayer: RETURN,
  stakeUnit: 100,
  choice: {
    type: 'object',
    properties: { auto: { type: 'integer', minimum: LEAST_AUTO, maximum: MOST } },
    additionalProperties: false,
  },
  acts: { type: 'object', properties: { take: { const: true } }, required: ['take'], additionalProperties: false },
  begin: begun,
  act: acted,
  byClock: {
    endsAfterMs: ({ crash, auto }) => msUntil(auto <= crash ? auto : crash + 1),
    end: state => taken(state, state.auto),
  },
  visible: ({ auto }): CrashShown => ({ auto }),
  /** Every second player takes by hand within 30 s, the others let the round take by itself between ×1.01 and ×21. */
  simulate(draw, chance, staked) {
    const isByHand = chance() < 0.5
    const when = chance()
    const step = begun(staked, isByHand ? {} : { auto: LEAST_AUTO + Math.floor(when * 2_000) }, draw)
    if (step.ended) return { staked, won: 0 }
    return { staked, won: (isByHand ? acted(step.state, { take: true }, draw, when * 30_000) : taken(step.state, step.state.auto)).payout }
  },
}
