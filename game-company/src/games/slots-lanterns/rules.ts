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

/** What is seen of a reel, from top to bottom. */
type Window = readonly Letter[]
/** By reel and stop: written out once, because the simulation looks it up in ten million rounds. */
const WINDOWS: readonly (readonly Window[])[] = REELS.map((_, reel) =>
  Array.from({ length: STOPS }, (__, stop) => Array.from({ length: ROWS }, (___, row) => letterAt(reel, stop, row))),
)

/** What a line pays: by the first picture, and how often it or a lantern follows. */
const lineWin = (seen: readonly Window[], line: number): LineWin | undefined => {
  const rows = LINES[line] ?? []
  const at = (reel: number): Letter | undefined => seen[reel]?.[rows[reel] ?? 0]
  const first = at(0)
  if (first === undefined || first === 'S' || first === 'W') return undefined
  let count = 1
  while (at(count) === first || at(count) === 'W') count += 1
  return count < 3 ? undefined : { line, count, tenths: PAYS[first][count - 3] ?? 0 }
}

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
