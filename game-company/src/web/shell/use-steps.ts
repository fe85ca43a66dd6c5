import { useEffect, useState } from 'preact/hooks'

/**
 * Shows the end of a round step by step, then calls `onEnd`.
 * @param waits how long each step waits before it comes, ms; the last one is the wait after the last step
 * @returns how many steps have come; all of them at once for who wishes little movement, and when nothing is being shown
 */
export const useSteps = (waits: readonly number[], round: string | undefined, isShowing: boolean, isCalm: boolean, onEnd: () => void): number => {
  const all = waits.length - 1
  const [shown, setShown] = useState({ round: '', steps: 0 })
  const steps = shown.round === round ? shown.steps : 0
  useEffect(() => {
    if (!isShowing || round === undefined) return undefined
    const timer = setTimeout(
      () => {
        if (isCalm || steps === all) onEnd()
        else setShown({ round, steps: steps + 1 })
      },
      isCalm ? 0 : waits[steps],
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- each step waits once
  }, [isShowing, round, steps])
  return isShowing && !isCalm ? steps : all
}
