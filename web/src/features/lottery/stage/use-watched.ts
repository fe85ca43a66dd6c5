import type { Draw } from '@foyer/contract/lottery/lottery-fields'
import { useState } from 'react'
import { useServerNow } from '#blocks/lottery/use-server-now.ts'
import { isLive } from './stage-time.ts'

/** Whether a page shows its draw on a stage: from the first moment at which there is something to watch until the page is left. */
export const useWatched = (draw: Draw, clock: number) => {
  const now = useServerNow(clock)
  const [isWatched, setWatched] = useState(false)
  const [isOver, setOver] = useState(false)
  if (!isWatched && isLive(draw, now)) setWatched(true)
  return {
    isWatched,
    /** The numbers are still to fall, so that they are shown on the stage alone. */
    isHeld: isWatched && !isOver,
    over: () => setOver(true),
  } as const
}
