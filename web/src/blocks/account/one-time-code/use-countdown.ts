import { useEffect, useState } from 'react'
import { COUNTDOWN_POLL, resendAt, secondsLeft } from './countdown.ts'

export interface Countdown {
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number
  /** `expirationTime` comes from the answer to sending a code, s. */
  start(expirationTime: number | undefined): void
}

export const useCountdown = (clock: () => number = Date.now): Countdown => {
  const [end, setEnd] = useState<number | null>(null)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (end === null) return
    const look = () => {
      const now = secondsLeft(end, clock())
      setLeft(now)
      if (now === 0) setEnd(null)
    }
    look()
    const timer = setInterval(look, COUNTDOWN_POLL)
    return () => clearInterval(timer)
  }, [end, clock])

  return { left, start: expirationTime => setEnd(resendAt(clock(), expirationTime)) }
}
