import { LotteryLane } from '#blocks/lottery/lottery-lane.tsx'
import { usePause } from '#session/pause.ts'
import { BigWins } from './big-wins.tsx'

/** What happens now: the next draws, and what was won lately. Not during a break. */
export const LiveLanes = () =>
  usePause() === null && (
    <>
      <LotteryLane />
      <BigWins />
    </>
  )
