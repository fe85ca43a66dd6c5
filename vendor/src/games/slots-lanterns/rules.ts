import type { Draw } from '#fairness/draw.ts'
import { times, type GameRules } from '#games/game-rules.ts'
import { FREE_SPINS, FREE_TIMES, letterAt, LINES, MOONS, MOONS_FOR_FREE, PAYS, REELS, ROWS, STOPS, type Letter } from './reels.ts'

/** A line that pays. */
export interface LineWin {
  /** Its number in `LINES`. */
  readonly line: number
  /** How many pictures from the left. */
  readonly count: number
  /** In tenths of the stake, before free spins multiply it. */
  readonly tenths: number
}

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

/** What a line of letters pays: the first picture, and how often it or a lantern follows. */
const lineWin = (letters: readonly Letter[]): Omit<LineWin, 'line'> | undefined => {
  const [first] = letters
  if (first === undefined || first === 'S' || first === 'W') return undefined
  const others = letters.findIndex(letter => letter !== first && letter !== 'W')
  const count = others === -1 ? letters.length : others
  return count < 3 ? undefined : { count, tenths: PAYS[first][count - 3] ?? 0 }
}

const spinOf = (stops: readonly number[], multiplier: number): Spin => {
  const lines = LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => letterAt(reel, stops[reel] ?? 0, row)))
    return win ? [{ line, ...win }] : []
  })
  const moons = stops.filter((stop, reel) => Array.from({ length: ROWS }, (_, row) => letterAt(reel, stop, row)).includes('S')).length
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
  choice: { type: 'object', properties: {}, additionalProperties: false },
  begin(stake, _choice, draw) {
    const first = spin(draw, 1)
    const free = first.moons >= MOONS_FOR_FREE ? Array.from({ length: FREE_SPINS }, () => spin(draw, FREE_TIMES)) : []
    const spins = [first, ...free]
    const tenths = spins.reduce((sum, one) => sum + one.tenths, 0)
    return { state: { spins, tenths }, ended: true, payout: times(stake, tenths * TENTH) }
  },
  visible: state => state,
  simulate(draw) {
    return { staked: 1_000, won: this.begin(1_000, {}, draw).payout }
  },
}
