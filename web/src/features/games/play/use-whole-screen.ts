import { useEffect, useState } from 'react'

export interface WholeScreen {
  /** The bar is hidden. */
  readonly isOn: boolean
  toggle(): void
  end(): void
}

const nothing = () => undefined

/** The full screen, where the browser has one (iPhones have none); everywhere the bar is hidden (spec 2 §2, Trial-game page). */
export const useWholeScreen = (): WholeScreen => {
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    // Esc and the system's own gesture end it too.
    const changed = () => {
      if (document.fullscreenElement === null) setOn(false)
    }
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])

  const begin = () => {
    setOn(true)
    // Without a tap on this page the browser refuses; then only the bar is hidden.
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(nothing)
  }
  const end = () => {
    setOn(false)
    if (document.fullscreenElement) document.exitFullscreen().catch(nothing)
  }
  return { isOn, toggle: isOn ? end : begin, end }
}
