import { LotteryLane } from '#blocks/lottery/lottery-lane.tsx'
import { BigWins } from './big-wins.tsx'

/** What happens now: the next draws, and what was won lately. */
export const LiveLanes = () => (
  <>
    <LotteryLane />
    <BigWins />
  </>
)
