import { useEffect } from 'react'
import { markPause, usePause } from '#session/pause.ts'
import { useSessionRenewal } from '#session/use-member.ts'
import { useAnswersAfterReturn } from './use-answers-after-return.ts'

/**
 * Keeps the member's session alive, and finds out at once whether it died while the page was hidden, or kept by the browser while another one
 * was open (spec 1 §4, A session that dies). It is loaded separately, because a visitor's first load does not need SWR.
 */
export const SessionRenewal = () => {
  const renew = useSessionRenewal()
  const pause = usePause()
  useAnswersAfterReturn()
  useEffect(() => {
    if (pause !== undefined) markPause(pause)
  }, [pause])
  // Whoever signs out, and signs in as somebody else, takes no break.
  useEffect(() => () => markPause(null), [])
  useEffect(() => {
    const isShown = () => document.visibilityState === 'visible' && renew()
    const isBack = ({ persisted }: PageTransitionEvent) => persisted && renew()
    document.addEventListener('visibilitychange', isShown)
    window.addEventListener('pageshow', isBack)
    return () => {
      document.removeEventListener('visibilitychange', isShown)
      window.removeEventListener('pageshow', isBack)
    }
  }, [renew])
  return null
}
