import type { Draw } from '@foyer/contract/lottery/lottery-fields'

/** What a page says of a draw. `late`: its moment has passed, and the numbers are not there yet. */
export type Phase = 'coming' | 'selling' | 'closed' | 'late' | 'beacon' | 'queued' | 'drawn' | 'void'

type Facts = Pick<Draw, 'state' | 'opensAt' | 'closesAt' | 'drawsAt' | 'waitsFor'>

/** `now` by the server's clock, ms. A draw whose sales have ended is closed at once, also before the server was asked again. */
export const phaseOf = ({ state, opensAt, closesAt, drawsAt, waitsFor }: Facts, now: number): Phase => {
  if (state === 'void') return 'void'
  if (state === 'drawn' || state === 'settled') return 'drawn'
  if (now < Date.parse(opensAt)) return 'coming'
  if (now < Date.parse(closesAt)) return state === 'closed' ? 'closed' : 'selling'
  if (now < Date.parse(drawsAt)) return 'closed'
  if (waitsFor === 'beacon') return 'beacon'
  return waitsFor === 'draw' ? 'queued' : 'late'
}

/** When a phase changes by the clock alone, ms; undefined if it waits for something else. */
export const endOf = ({ opensAt, closesAt, drawsAt }: Facts, phase: Phase): number | undefined => {
  if (phase === 'coming') return Date.parse(opensAt)
  if (phase === 'selling') return Date.parse(closesAt)
  return phase === 'closed' ? Date.parse(drawsAt) : undefined
}

const OFTEN = 3_000
/** What others stake changes the pool, and the server may be late. */
export const SELDOM = 60_000
/** The server acts a moment after the change. */
const AFTER = 700

/** After how many ms draws are asked for again; 0: never, since nothing changes any more. */
export const refreshAfter = (draws: readonly Facts[], now: number): number => {
  const waits = draws.map(draw => {
    const phase = phaseOf(draw, now)
    if (phase === 'void' || (phase === 'drawn' && draw.state === 'settled')) return Infinity
    const end = endOf(draw, phase)
    return end === undefined ? OFTEN : Math.min(SELDOM, end - now + AFTER)
  })
  const least = Math.min(Infinity, ...waits)
  return least === Infinity ? 0 : Math.max(1_000, least)
}
