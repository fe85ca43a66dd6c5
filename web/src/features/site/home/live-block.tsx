import { useRef } from 'react'
import { loadLiveLanes } from '#blocks/games/big-wins/load-live-lanes.ts'
import { Late } from '#blocks/late/late.tsx'
import { useNear } from '#ui/use-near.ts'

/** The next draws and the latest wins, loaded when the player comes near. */
export const LiveBlock = () => {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  return isNear ? <Late load={loadLiveLanes} wanted props={{}} /> : <span ref={place} />
}
