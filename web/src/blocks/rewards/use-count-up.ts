import { useEffect, useRef, useState } from 'react'

/** How long a number counts up, ms. */
const COUNT_MS = 700

/** The number that is shown `passed` ms after it began to count from `from` to `to`: fast at first, and exact at the end. */
export const countedTo = (from: number, to: number, passed: number): number => {
  if (passed >= COUNT_MS) return to
  const left = 1 - Math.max(passed, 0) / COUNT_MS
  return Math.round(to - (to - from) * left ** 3)
}

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A number that counts up to a new value, where the player wants motion. The first value stands at once. */
export const useCountUp = (value: number | undefined): number | undefined => {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    const from = latest.current
    latest.current = value
    if (value === undefined || from === undefined || from >= value || prefersStill()) {
      setShown(value)
      return undefined
    }
    const began = performance.now()
    let frame = 0
    const draw = (now: number) => {
      setShown(countedTo(from, value, now - began))
      if (now - began < COUNT_MS) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
