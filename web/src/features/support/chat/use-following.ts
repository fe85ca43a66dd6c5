import { useEffect, useLayoutEffect, useRef } from 'react'

/** A reader this near to the end, px, is taken along when a message comes; one who has gone back to earlier messages is not. */
const NEAR_END = 120

const isAtEnd = (log: HTMLElement): boolean => log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END
const toEnd = (log: HTMLElement): void => {
  log.scrollTop = log.scrollHeight
}

/** Keeps the log at the newest message, and in its place when earlier ones are put above it. `out`: how many are on their way. */
export const useFollowing = (newest: number, out: number, first: number | undefined) => {
  const ref = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef({ first, height: 0 })

  useLayoutEffect(() => {
    const log = ref.current
    if (!log) return
    const { first: firstBefore, height } = before.current
    if (firstBefore !== undefined && first !== undefined && first < firstBefore) log.scrollTop += log.scrollHeight - height
    else if (follows.current || out > 0) toEnd(log)
    before.current = { first, height: log.scrollHeight }
  }, [newest, out, first])

  useEffect(() => {
    const log = ref.current
    if (!log) return undefined
    const remember = () => {
      follows.current = isAtEnd(log)
    }
    // The field grows with its text, and the on-screen keyboard takes half of the page.
    const resized = new ResizeObserver(() => follows.current && toEnd(log))
    resized.observe(log)
    log.addEventListener('scroll', remember)
    return () => {
      resized.disconnect()
      log.removeEventListener('scroll', remember)
    }
  }, [])
  return ref
}
