import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { useEffect, useState } from 'react'
import { nextSceneAt, sceneOf, type Scene } from './stage-time.ts'

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The greatest of the clocks that answers gave: the answer that was on its way for the shortest time is nearest to the server's. */
const useNearestClock = (clock: number): number => {
  const [nearest, setNearest] = useState(clock)
  if (clock > nearest) setNearest(clock)
  return Math.max(clock, nearest)
}

/** What the stage shows now, anew with each scene. `clock`: the server's, see `serverClock`. */
export const useScene = (draw: Draw, answered: number): Scene => {
  const clock = useNearestClock(answered)
  const [now, setNow] = useState(() => clock + performance.now())
  const next = nextSceneAt(draw, now)
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => setNow(Math.max(next, clock + performance.now())), Math.max(0, next - clock - performance.now()))
    return () => clearTimeout(timer)
  }, [next, clock])
  return sceneOf(draw, now, wantsNoMotion())
}
