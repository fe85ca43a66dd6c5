import { useSyncExternalStore } from 'react'

/** The page counts as scrolled from this distance on, px. */
const THRESHOLD = 4

const follow = (tell: () => void): (() => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

/** Whether the page is scrolled down. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.scrollY > THRESHOLD,
    () => false,
  )
