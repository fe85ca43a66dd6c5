import { useCallback, useState } from 'react'
import { leavesRoom } from './download-bar-rules.ts'

/** Whether the bar floats over the page, or rests at its end because the screen is too low for it. */
export const useFloating = () => {
  const [floats, setFloats] = useState(true)
  const bar = useCallback((element: HTMLElement | null) => {
    if (!element) return
    let below = 0
    const look = () => {
      // Hidden, it has no height.
      if (element.hidden) return
      const { position, bottom } = getComputedStyle(element)
      if (position === 'fixed') below = Number.parseFloat(bottom)
      const above = document.querySelector('header')?.offsetHeight ?? 0
      setFloats(leavesRoom({ bars: above + element.offsetHeight + below, window: window.innerHeight }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    window.addEventListener('resize', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [])
  return { bar, floats }
}
