import { useEffect, useRef, useState } from 'preact/hooks'

/** Where little movement is wished, the number moves on so often, ms. */
const CALM_MS = 250

interface Timed {
  readonly id: string
  readonly elapsedMs: number
}

/**
 * How long the round has gone on by the vendor's clock, ms, anew for each frame while it runs; 0 while none does. Every answer says how
 * long it was; the one that was the shortest on its way is the truest.
 */
export const useElapsed = (round: Timed | undefined, isRunning: boolean, isCalm: boolean): number => {
  const [elapsed, setElapsed] = useState(0)
  const beganRef = useRef({ id: '', at: 0 })
  useEffect(() => {
    if (!round || !isRunning) return
    const at = performance.now() - round.elapsedMs
    beganRef.current = { id: round.id, at: beganRef.current.id === round.id ? Math.min(at, beganRef.current.at) : at }
  }, [round, isRunning])
  useEffect(() => {
    if (!isRunning) return undefined
    const show = (): void => setElapsed(Math.max(0, performance.now() - beganRef.current.at))
    let frame = 0
    const move = (): void => {
      show()
      frame = requestAnimationFrame(move)
    }
    const timer = isCalm ? setInterval(show, CALM_MS) : undefined
    if (isCalm) show()
    else move()
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
      setElapsed(0)
    }
  }, [isRunning, isCalm, round?.id])
  return elapsed
}
