import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { schedule } from '#device/schedule.ts'
import { isTap, type Place } from './bounds.ts'
import { placeOf, putAt, standAtFirst, windowSize } from './stand.ts'

/** Marks the page while the widget is dragged (spec 2 §4, Mini-game widget). */
const DRAGGING = 'minigame-dragging'
/** How far one press of an arrow key moves the widget, px. */
const STEP = 16

const STEPS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Where it stands at first; the style sheet's place if absent. */
interface PlaceOptions {
  readonly bottom: number | undefined
  readonly left: number | undefined
  /** False: the widget stays where it is (spec 2 §4: the SEA variant). */
  readonly movable: boolean
}

/** Where the widget stands, and how it is moved: by finger, mouse or arrow keys. `onTap` is called for a touch that is no drag. */
export const usePlace = (
  widget: RefObject<HTMLElement | null>,
  { movable, bottom: startBottom, left: startLeft }: PlaceOptions,
  onTap: () => void,
) => {
  const drag = useRef<{ readonly x: number; readonly y: number; readonly from: Place; moved: boolean } | null>(null)
  const wasDrag = useRef(false)

  const move = (place: (now: Place) => Place) => {
    const view = windowSize()
    if (widget.current) putAt(widget.current, place(placeOf(widget.current, view)), view)
  }

  // After it is drawn it has no size yet.
  useEffect(() => {
    const element = widget.current
    if (!element) return undefined
    const start = { ...(startBottom !== undefined && { bottom: startBottom }), ...(startLeft !== undefined && { left: startLeft }) }
    const end = standAtFirst(element, start, windowSize, schedule)
    const onResize = () => putAt(element, placeOf(element, windowSize()), windowSize())
    window.addEventListener('resize', onResize)
    return () => {
      end()
      window.removeEventListener('resize', onResize)
    }
  }, [widget, startBottom, startLeft])

  const endDrag = () => {
    wasDrag.current = drag.current?.moved === true
    drag.current = null
    document.documentElement.classList.remove(DRAGGING)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDrag.current = false
      if (!movable || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: placeOf(event.currentTarget, windowSize()), moved: false }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const began = drag.current
      if (!began || (!began.moved && isTap(clientX - began.x, clientY - began.y))) return
      began.moved = true
      document.documentElement.classList.add(DRAGGING)
      move(() => ({ left: began.from.left + clientX - began.x, bottom: began.from.bottom - (clientY - began.y) }))
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClick: () => {
      // A browser may send a click after a drag.
      if (!wasDrag.current) onTap()
      wasDrag.current = false
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = movable ? STEPS[event.key] : undefined
      if (!step) return
      event.preventDefault()
      move(({ left, bottom }) => ({ left: left + step[0], bottom: bottom + step[1] }))
    },
  }
}
