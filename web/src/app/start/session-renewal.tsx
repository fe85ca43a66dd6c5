import { useEffect } from 'react'
import { useSessionRenewal } from '#session/use-member.ts'

/**
 * Keeps the member's session alive, and finds out at once whether it died while the page was hidden, or kept by the browser while another one
 * was open (spec 1 §4, A session that dies). It is loaded separately, because a visitor's first load does not need SWR.
 */
export const SessionRenewal = () => {
  const renew = useSessionRenewal()
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
