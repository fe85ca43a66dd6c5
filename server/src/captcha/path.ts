/** How the piece was moved: by dragging, or by keys and step buttons. */
export type Way = 'drag' | 'steps'

/** The piece's distance from its start (units), the finger's distance from its first height (pixels), ms since the first point. */
export type PathPoint = readonly [x: number, y: number, t: number]

/** A hand takes at least this long, ms; a simple script is faster. */
const MIN_DURATION = 300
const MIN_POINTS = { drag: 8, steps: 4 } as const
/** A key or button moves the piece by at most this much at once, in units. */
const MAX_STEP = 24
/** Whoever moves the piece by steps looks at it for at least this long before confirming, ms, however slow the steps are. */
const MIN_LOOK = 200
/** The speed at the end may be at most this share of the highest speed. */
const END_SHARE = 0.6
const SLICES = 5
/** Allowed difference between the browser's clock and ours, ms. */
const CLOCK_SLACK = 1000

const positionAt = (points: readonly PathPoint[], time: number): number => {
  const next = points.findIndex(([, , t]) => t >= time)
  const [toX, , toTime] = points[next] ?? points[points.length - 1] ?? [0, 0, 0]
  const [fromX, , fromTime] = points[next - 1] ?? [toX, 0, toTime]
  return toTime === fromTime ? toX : fromX + ((toX - fromX) * (time - fromTime)) / (toTime - fromTime)
}

/** A hand that aims becomes slower towards the end. */
const slowsDown = (points: readonly PathPoint[], duration: number): boolean => {
  const marks = Array.from({ length: SLICES + 1 }, (_, slice) => positionAt(points, (duration * slice) / SLICES))
  const distances = marks.slice(1).map((mark, slice) => Math.abs(mark - (marks[slice] ?? mark)))
  return (distances.at(-1) ?? 0) <= Math.max(...distances) * END_SHARE
}

/**
 * Whether a hand may have moved the piece in this way.
 * `elapsed`: ms since the challenge was made, by the server's clock.
 */
export const isPlausible = (way: Way, points: readonly PathPoint[], x: number, elapsed: number): boolean => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < MIN_POINTS[way]) return false
  const duration = last[2]
  if (first[2] !== 0 || duration < MIN_DURATION || duration > elapsed + CLOCK_SLACK || elapsed < MIN_DURATION) return false
  if (Math.abs(first[0]) > MAX_STEP || Math.abs(last[0] - x) > 1) return false
  const pairs = points.slice(1).map((point, index) => [points[index] ?? point, point] as const)
  if (pairs.some(([before, after]) => after[2] < before[2])) return false
  if (way === 'steps') {
    return pairs.every(([before, after]) => Math.abs(after[0] - before[0]) <= MAX_STEP) && duration - (points.at(-2)?.[2] ?? 0) >= MIN_LOOK
  }
  return new Set(points.map(([, y]) => y)).size >= 2 && slowsDown(points, duration)
}
