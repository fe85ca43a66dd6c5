/** Where the piece is (units from its start), how far the finger is from its first height (pixels), ms since the first point. */
export type PathPoint = [x: number, y: number, t: number]

/** How the piece was moved: dragged, or by keys and step buttons. */
export type Way = 'drag' | 'steps'

/** What a key or a step button moves the piece by, in units; the server takes no step above 24. */
export const KEY_STEP = 4
export const BUTTON_STEP = 8
export const PAGE_STEP = 24
/** The call takes 512 points; a long drag is thinned by keeping one per so many ms. */
const MIN_INTERVAL = 8
const MAX_POINTS = 500
/** A piece let go so near its start was not dragged at all. */
const MIN_DRAG = 8

export const clampTo = (travel: number, x: number): number => Math.min(travel, Math.max(0, Math.round(x)))

/** The path with one more point; a point that comes right after another takes its place. */
export const withPoint = (path: readonly PathPoint[], point: PathPoint): readonly PathPoint[] => {
  const last = path[path.length - 1]
  const before = path[path.length - 2]
  const isDense = last && before && last[2] - before[2] < MIN_INTERVAL
  const kept = isDense ? path.slice(0, -1) : path
  // Beyond the limit every second point goes; first and last stay.
  const thinned = kept.length < MAX_POINTS ? kept : kept.filter((_, index) => index % 2 === 0)
  return [...thinned, point]
}

export const isDrag = (path: readonly PathPoint[]): boolean => path.some(([x]) => x >= MIN_DRAG)

/** How a key moves the piece; undefined for keys that do not. The picture is never mirrored: right is right in every language. */
export const stepOfKey = (key: string): number | undefined =>
  ({ ArrowRight: KEY_STEP, ArrowUp: KEY_STEP, ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP, PageUp: PAGE_STEP, PageDown: -PAGE_STEP })[key]

/** For those who cannot see it: how far along the piece is, in percent. It says nothing of the gap. */
export const percentOf = (x: number, travel: number): number => Math.round((x / travel) * 100)
