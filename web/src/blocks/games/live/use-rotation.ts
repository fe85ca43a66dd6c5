import { useEffect, useState } from 'react'

const EACH_FOR = 5_000 // ms
const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Which of several takes its turn. They change by themselves until the player stops them; with reduced motion only if the player starts them. */
export const useRotation = (count: number) => {
  const [turn, setTurn] = useState(0)
  const [playing, setPlaying] = useState(() => !wantsNoMotion())
  const [held, setHeld] = useState(false)
  const moves = playing && !held && count > 1
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => setTurn(known => known + 1), EACH_FOR)
    return () => clearInterval(timer)
  }, [moves])
  return {
    place: count === 0 ? 0 : turn % count,
    playing,
    toggle: () => setPlaying(!playing),
    /** It stands still while a finger, the mouse or the focus is on it. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
