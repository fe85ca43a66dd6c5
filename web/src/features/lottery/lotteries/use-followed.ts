import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useState } from 'react'
import { useDraw } from '#features/lottery/common/use-draw.ts'
import { isLive, sceneOf } from '#features/lottery/stage/stage-time.ts'

type Draws = Pick<Lottery, 'next' | 'drawing' | 'last'>

/** The draw for whose numbers players wait, or whose balls still fall; null: none. `now` by the server's clock, ms. */
export const awaitedDraw = ({ next, drawing, last }: Draws, now: number): string | null => {
  // The page's clock knows it before the server was asked again.
  if (next && next.state !== 'scheduled' && Date.parse(next.closesAt) <= now) return next.id
  if (drawing) return drawing.id
  return last && isLive(last, now) ? last.id : null
}

/** How a draw that players wait for is shown: not at all, as a row, or on a stage. */
export type FollowedView = 'none' | 'row' | 'stage'

/**
 * The draw that the page follows, until the next one's sales end. Its stage opens by itself for its last 20 s, but never above numbers that are just
 * being chosen: there a row leads to it.
 */
export const useFollowed = (draws: Draws, now: number, isChoosing: boolean) => {
  const awaited = awaitedDraw(draws, now)
  const [followed, setFollowed] = useState(awaited)
  const [view, setView] = useState<FollowedView>('row')
  const [isOver, setOver] = useState(false)
  if (awaited !== null && awaited !== followed) {
    setFollowed(awaited)
    setView('row')
    setOver(false)
  }
  const { data } = useDraw(followed)
  const live = data !== undefined && isLive(data.draw, now)
  const [opened, setOpened] = useState<string | null>(null)
  if (live && followed !== opened) {
    setOpened(followed)
    if (!isChoosing) setView('stage')
  }
  return {
    id: followed,
    view: followed === null ? 'none' : view,
    answer: data,
    isLive: live,
    /** Whether the numbers may be shown outside the stage. */
    isOver: isOver || (data !== undefined && ['over', 'void'].includes(sceneOf(data.draw, now).at)),
    over: () => setOver(true),
    open: () => setView('stage'),
    close: () => setView('row'),
  } as const
}
export type Followed = ReturnType<typeof useFollowed>
