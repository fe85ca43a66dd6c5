import type { Draw } from '#fairness/draw.ts'
import { type GameRules, times } from '#games/game-rules.ts'
import { type LineWin, lineWin, type Window } from './line-win.ts'
import { FREE_SPINS, FREE_TIMES, letterAt, LINES, MOONS, MOONS_FOR_FREE, REELS, ROWS, STOPS } from './reels.ts'

export interface Spin {
  /** What stands in the top row of each reel. */
  readonly stops: readonly number[]
  readonly lines: readonly LineWin[]
  readonly moons: number
  /** All that the spin wins, in tenths of the stake. */
  readonly tenths: number
}

export interface SlotsState {
  /** The first is paid for, the others are free. */
  readonly spins: readonly Spin[]
  readonly tenths: number
}

/** In tenths of the stake to ten-thousandths. */
const TENTH = 1_000

/** By reel and stop: written out once, because the simulation looks it up in ten million rounds. */
const WINDOWS: readonly (readonly Window[])[] = REELS.map((_, reel) =>
  Array.from({ length: STOPS }, (__, stop) => Array.from({ length: ROWS }, (___, row) => letterAt(reel, stop, row))),
)

const spinOf = (stops: readonly number[], multiplier: number): Spin => {
  const seen = stops.map((stop, reel) => WINDOWS[reel]?.[stop] ?? [])
  const lines: LineWin[] = []
  for (let line = 0; line < LINES.length; line += 1) {
    const win = lineWin(seen, line)
    if (win) lines.push(win)
  }
  const moons = seen.filter(window => window.includes('S')).length
  const tenths = (lines.reduce((sum, line) => sum + line.tenths, 0) + (MOONS[moons] ?? 0)) * multiplier
  return { stops, lines, moons, tenths }
}

const spin = (draw: Draw, multiplier: number): Spin =>
  spinOf(
    REELS.map(() => draw.below(STOPS)),
    multiplier,
  )

export const rules: GameRules<Record<string, never>, SlotsState> = {
  code: 'slots-lanterns',
  // Exact over all stops of the reels; the test beside it counts them.
  returnToPlayer: 0.966418,
  stakeUnit: 10,
  choice: { type: 'object', properties: {}, additionalProperties: false },
  begin(stake, _choice, draw) {
    const first = spin(draw, 1)
    const free = first.moons >= MOONS_FOR_FREE ? Array.from({ length: FREE_SPINS }, () => spin(draw, FREE_TIMES)) : []
    const spins = [first, ...free]
    const tenths = spins.reduce((sum, one) => sum + one.tenths, 0)
    return { state: { spins, tenths }, ended: true, payout: times(stake, tenths * TENTH) }
  },
  visible: state => state,
  simulate(draw, _chance, staked) {
    return { staked, won: this.begin(staked, {}, draw).payout }
  },
}
