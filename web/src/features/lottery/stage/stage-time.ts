import type { Draw, Results } from '@foyer/contract/lottery/lottery-fields'

// When each ball of a draw falls follows from the draw's own moments and the server's clock alone. So everybody who watches sees the same ball in
// the same second, and whoever comes late sees where it is.

/** The last part of the wait is counted in seconds, ms. */
export const COUNT_MS = 20_000
/** From the moment at which the numbers are made to the first ball, ms: longer than any page takes to notice them (draw-phase.ts asks every 3 s). */
export const MIX_MS = 4_000
/** From one ball to the next, ms. */
export const BALL_MS = 600

type Facts = Pick<Draw, 'state' | 'drawsAt' | 'drawnAt' | 'results'>

export interface DrawnBall {
  readonly group: Results[number]['group']
  readonly number: string
}

export const isPicked = (results: Results): boolean => results.some(({ group }) => group === 'main')

/** Numbers in the order in which they fall: picked ones as they were drawn, those of digits from the smallest prize up to the first. */
export const ballsOf = (results: Results): readonly DrawnBall[] =>
  (isPicked(results) ? results : [...results].reverse()).flatMap(({ group, numbers }) => numbers.map(number => ({ group, number })))

/**
 * What a stage shows. `early`: there is nothing to see yet; `count`: so many begun seconds until the draw; `mixing`: its moment has come, no ball has
 * fallen; `falling`: so many have begun to fall, the last of them now; `over`: all lie there.
 */
export type Scene =
  | { readonly at: 'early' | 'mixing' | 'over' | 'void' }
  | { readonly at: 'count'; readonly seconds: number }
  | { readonly at: 'falling'; readonly fallen: number }

/** When the first ball falls, ms; undefined while the numbers are not known. */
const firstBallAt = ({ drawsAt, drawnAt, results }: Facts): number | undefined =>
  results === null ? undefined : Math.max(Date.parse(drawsAt), Date.parse(drawnAt ?? drawsAt)) + MIX_MS

/** `now` by the server's clock, ms. `isStill`: all balls lie there at once, for whoever wants no motion. */
export const sceneOf = (draw: Facts, now: number, isStill = false): Scene => {
  if (draw.state === 'void') return { at: 'void' }
  const left = Date.parse(draw.drawsAt) - now
  if (left > COUNT_MS) return { at: 'early' }
  if (left > 0) return { at: 'count', seconds: Math.ceil(left / 1000) }
  const first = firstBallAt(draw)
  if (first === undefined || now < first) return { at: 'mixing' }
  const fallen = Math.floor((now - first) / BALL_MS) + 1
  return isStill || fallen > ballsOf(draw.results ?? []).length ? { at: 'over' } : { at: 'falling', fallen }
}

/** When the scene after that of `now` begins, by the same clock; undefined where the clock alone changes nothing. */
export const nextSceneAt = (draw: Facts, now: number): number | undefined => {
  const scene = sceneOf(draw, now)
  const drawsAt = Date.parse(draw.drawsAt)
  const first = firstBallAt(draw)
  if (scene.at === 'early') return drawsAt - COUNT_MS
  if (scene.at === 'count') return drawsAt - (scene.seconds - 1) * 1000
  if (scene.at === 'mixing') return first
  return scene.at === 'falling' && first !== undefined ? first + scene.fallen * BALL_MS : undefined
}

/** Whether there is something to watch now. */
export const isLive = (draw: Facts, now: number): boolean => ['count', 'mixing', 'falling'].includes(sceneOf(draw, now).at)

/** The results as far as the balls have fallen; null before the first. */
export const resultsSoFar = (results: Results | null, scene: Scene): Results | null => {
  if (results === null || scene.at === 'over') return results
  if (scene.at !== 'falling') return null
  const fallen = ballsOf(results).slice(0, scene.fallen)
  return results.map(({ group }) => ({ group, numbers: fallen.flatMap(ball => (ball.group === group ? [ball.number] : [])) }))
}
