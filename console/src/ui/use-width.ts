import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element, px: a plot is drawn anew for it, so that its words stay as they are. */
export const useWidth = <Part extends Element>(first: number): readonly [RefObject<Part | null>, number] => {
  const part = useRef<Part>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [part, width]
}
