import { useRef } from 'react'
import { LotteryLane } from '#blocks/lottery/lottery-lane.tsx'
import { usePause } from '#session/pause.ts'
import { useNear } from '#ui/use-near.ts'
import { BigWins } from './big-wins.tsx'

/**
 * What happens now: the next draws, once the player comes near, and what was won lately, which the page knows already (use-live.ts). Not during
 * a break.
 */
export const LiveLanes = () => {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const isPaused = usePause() !== null
  if (isPaused) return null
  return (
    <>
      {isNear ? <LotteryLane /> : <span ref={place} />}
      <BigWins />
    </>
  )
}
