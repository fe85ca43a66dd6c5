import { useEffect } from 'react'
import { hideLoading, showLoading } from '#notices/notices.ts'

/** What takes longer than this to come shows the spinner, ms: a player takes less for "at once". */
const AT_ONCE = 100

/** Shows that a tap was felt while the player waits for what it opens. */
export const useSpinner = (waits: boolean): void => {
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(showLoading, AT_ONCE)
    return () => {
      clearTimeout(timer)
      hideLoading()
    }
  }, [waits])
}
