import { useRef, type PointerEvent, type RefObject } from 'react'
import type { useSlider } from './use-slider.ts'

interface Grip {
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  /** Where the piece was, units. */
  readonly from: number
  /** Units per pixel that the finger moves. */
  readonly scale: number
}

interface Parts {
  readonly slider: ReturnType<typeof useSlider>
  readonly track: RefObject<HTMLElement | null>
  readonly handle: RefObject<HTMLElement | null>
}

/** Dragging, for everything by which the piece may be held. */
export const useGrip = ({ slider: { x, travel, isMovable, moveTo, letGo }, track, handle }: Parts) => {
  const grip = useRef<Grip | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (!isMovable || event.button !== 0 || !track.current || !handle.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const way = track.current.clientWidth - handle.current.offsetWidth
    grip.current = { pointerId: event.pointerId, startX: event.clientX, startY: event.clientY, from: x, scale: travel / way }
  }
  const onPointerMove = (event: PointerEvent): void => {
    const held = grip.current
    if (held?.pointerId !== event.pointerId) return
    moveTo(held.from + (event.clientX - held.startX) * held.scale, event.clientY - held.startY, event.timeStamp)
  }
  const onPointerEnd = (event: PointerEvent): void => {
    if (grip.current?.pointerId !== event.pointerId) return
    grip.current = null
    letGo(event.timeStamp)
  }
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}
