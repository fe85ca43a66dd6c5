import { useSyncExternalStore } from 'react'

/** The page counts as scrolled from here on, px. */
const THRESHOLD = 4

const follow = (tell: () => void): (() => void) => {
  window.addEventListener('scroll', tell, { passive: true })
  return () => window.removeEventListener('scroll', tell)
}

/** Whether something of the page lies above the window. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.scrollY > THRESHOLD,
    () => false,
  )
