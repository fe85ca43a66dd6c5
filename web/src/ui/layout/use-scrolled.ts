import { useSyncExternalStore } from 'react'

/** The page counts as scrolled from this distance on, px. */
const THRESHOLD = 4

const follow = (report: () => void): (() => void) => {
  window.addEventListener('scroll', report, { passive: true })
  return () => window.removeEventListener('scroll', report)
}

/** Whether the page is scrolled down. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.scrollY > THRESHOLD,
    () => false,
  )
