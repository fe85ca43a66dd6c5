import { useEffect, useState } from 'react'

/** The server's clock by the page's own running time, which a wrong clock of the phone does not touch: add `performance.now()` to it, ms. */
export const serverClock = (now: string): number => Date.parse(now) - performance.now()

/** The time by the server's clock, ms, anew with each of its seconds. */
export const useServerNow = (clock: number): number => {
  const [now, setNow] = useState(() => clock + performance.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = clock + performance.now()
      setNow(time)
      timer = setTimeout(tick, 1000 - (time % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock])
  return now
}
