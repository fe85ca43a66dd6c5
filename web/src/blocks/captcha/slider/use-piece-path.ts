import { useCallback, useRef, useState } from 'react'
import { isDrag, withPoint, type PathPoint } from './slider-rules.ts'

const START: readonly PathPoint[] = [[0, 0, 0]]

/** Where the piece is, and the way that it came. */
export const usePiecePath = () => {
  const [x, setX] = useState(0)
  const path = useRef(START)
  const began = useRef(0)

  const putBack = useCallback((): void => {
    path.current = START
    setX(0)
  }, [])
  const positionNow = (): number => path.current[path.current.length - 1]?.[0] ?? 0

  /** `next`: units from its start; `height`: vertical distance from where the finger began, pixels; `at`: the event's time stamp, ms. */
  const moveTo = (next: number, height: number, at: number): void => {
    if (path.current === START) began.current = at
    path.current = withPoint(path.current, [next, Math.round(height), Math.round(at - began.current)])
    setX(positionNow())
  }

  /** The way to where the piece is now, which it has reached at `at`; undefined if it was not moved. */
  const wholeAt = (at: number): readonly PathPoint[] | undefined => {
    if (path.current === START) return undefined
    return withPoint(path.current, [positionNow(), path.current[path.current.length - 1]?.[1] ?? 0, Math.round(at - began.current)])
  }

  return { x, putBack, positionNow, moveTo, wholeAt, isDragged: () => isDrag(path.current) }
}
