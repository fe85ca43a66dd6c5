import { LiveLanes } from './live-lanes.tsx'
import { LiveLine } from './live-line.tsx'
import { LiveOnCards } from './live-on-cards.tsx'

interface LiveProps {
  /** On home the line of wins, or the lanes at its end; in the lobby the lanes. */
  readonly at: 'line' | 'lanes' | 'lobby'
}

/** What happens in the house now. */
export const Live = ({ at }: LiveProps) => {
  if (at === 'line') return <LiveLine />
  return (
    <>
      {at === 'lobby' && <LiveOnCards />}
      <LiveLanes />
    </>
  )
}
