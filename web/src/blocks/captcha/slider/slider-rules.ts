/** Position of the piece (units from its start), vertical distance from the first point (pixels), time since the first point (ms). */
export type PathPoint = [x: number, y: number, t: number]

/** How the piece was moved: dragged, or by keys and step buttons. */
export type Way = 'drag' | 'steps'

/** How far a key or a step button moves the piece, in units; the server refuses steps above 24. */
export const KEY_STEP = 4
export const BUTTON_STEP = 8
export const PAGE_STEP = 24
/** The call accepts 512 points; a long drag keeps only one point per this many ms. */
const MIN_INTERVAL = 8
const MAX_POINTS = 500
/** A piece that is released closer than this to its start was not dragged. */
const MIN_DRAG = 8

export const clampTo = (travel: number, x: number): number => Math.min(travel, Math.max(0, Math.round(x)))

/** The path with one more point; a point that comes very soon after another replaces it. */
export const withPoint = (path: readonly PathPoint[], point: PathPoint): readonly PathPoint[] => {
  const last = path[path.length - 1]
  const before = path[path.length - 2]
  const isDense = last && before && last[2] - before[2] < MIN_INTERVAL
  const kept = isDense ? path.slice(0, -1) : path
  // At the limit, drop every second point; the first and the last stay.
  const thinned = kept.length < MAX_POINTS ? kept : kept.filter((_, index) => index % 2 === 0)
  return [...thinned, point]
}

export const isDrag = (path: readonly PathPoint[]): boolean => path.some(([x]) => x >= MIN_DRAG)

/** How far a key moves the piece; undefined for other keys. The picture is never mirrored, so right means right in every language. */
export const stepOfKey = (key: string): number | undefined =>
  ({ ArrowRight: KEY_STEP, ArrowUp: KEY_STEP, ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP, PageUp: PAGE_STEP, PageDown: -PAGE_STEP })[key]

/** The piece's position in percent, for players who cannot see it. It does not tell where the gap is. */
export const percentOf = (x: number, travel: number): number => Math.round((x / travel) * 100)
