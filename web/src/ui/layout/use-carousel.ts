import { useEffect, useRef, useState } from 'react'
import { scrollTo } from './scroll-along.ts'

/** Slides change by themselves after this long, ms (spec 2 §9, popup autoplay). */
export const CAROUSEL_AUTOPLAY = 5_000

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const showSlide = (row: HTMLElement | null, wanted: number): void => {
  if (row) scrollTo(row, wanted * row.clientWidth)
}

/** Which slide is in view, and whether slides change by themselves; with reduced motion only if the player starts them. */
export const useCarousel = (count: number, autoplay = true) => {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => setPlaying(autoplay && count > 1 && !wantsNoMotion()), [autoplay, count])

  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(() => showSlide(track.current, (position + 1) % count), CAROUSEL_AUTOPLAY)
    return () => clearTimeout(timer)
  }, [playing, held, position, count])

  return {
    track,
    position,
    playing,
    held,
    goTo: (wanted: number) => showSlide(track.current, wanted),
    toggle: () => setPlaying(!playing),
    onScroll: () => {
      const row = track.current
      // A row that is not drawn has no width, and says nothing of its slides.
      if (row?.clientWidth) setPosition(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    },
    /** The slide does not change while a finger, the mouse or the focus is on it. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
