import { useEffect, useRef, useState } from 'react'

const GROWS_FOR = 900 // ms
const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How much of the way is gone after this part of the time: quickly at first. Both 0–1. */
const eased = (part: number): number => 1 - (1 - Math.min(1, part)) ** 3

/** A sum that grows to its new value before the player's eyes; at once where less motion is wanted, and where it is lower than before. */
export const useGrown = (sum: number): number => {
  const [shown, setShown] = useState(sum)
  const before = useRef(sum)
  useEffect(() => {
    const from = before.current
    before.current = sum
    if (sum <= from || wantsNoMotion()) {
      setShown(sum)
      return undefined
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function grow(now) {
      const part = (now - began) / GROWS_FOR
      setShown(Math.round(from + (sum - from) * eased(part)))
      if (part < 1) frame = requestAnimationFrame(grow)
    })
    return () => cancelAnimationFrame(frame)
  }, [sum])
  return shown
}
