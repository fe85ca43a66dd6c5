import { useEffect } from 'preact/hooks'
import { usePlay } from './play.ts'

/**
 * Lets the end of a round be seen for so long, then finishes it; at once for who wishes little movement. For games whose end comes in steps
 * there is `useSteps`.
 * @param onShow what goes with the end, e.g. a sound; it may return what ends it
 */
export const useEnd = (ms: number, onShow?: () => (() => void) | undefined): void => {
  const { phase, round, finish, isCalm } = usePlay()
  useEffect(() => {
    if (phase !== 'showing') return undefined
    const end = onShow?.()
    const timer = setTimeout(finish, isCalm ? 0 : ms)
    return () => {
      end?.()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each round that is shown
  }, [phase, round?.id])
}
