import { useEffect } from 'preact/hooks'

/** The page around the game hears so often that a result is on its way, ms: it waits 30 s (docs/game-vendors.md, Messages of the frame). */
const STILL_EVERY_MS = 10_000

interface Reports {
  /** Whether a result is on its way, and not shown yet. */
  readonly isHidden: boolean
  /** Of the round on the table. */
  readonly id: string | undefined
  /** The name of the round that was begun last, before the server has given it one. */
  readonly requestedRef: { readonly current: string }
  reportRound(state: 'began', id: string): void
}

/** The page around the game waits for the result to be shown, and not for ever: it hears that it is still on its way. */
export const useResultReports = ({ isHidden, id, requestedRef, reportRound }: Reports): void => {
  useEffect(() => {
    if (!isHidden) return undefined
    const name = id ?? requestedRef.current
    reportRound('began', name)
    const timer = setInterval(() => reportRound('began', name), STILL_EVERY_MS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- anew for each stage of a round
  }, [isHidden, id])
}
