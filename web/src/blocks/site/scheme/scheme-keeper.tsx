import { useEffect } from 'react'
import { chosenScheme, onDeviceScheme, showScheme } from './scheme.ts'

/** Keeps the page in the chosen scheme while the device changes between dark and light, with the browser's bar in its colour. Draws nothing. */
export const SchemeKeeper = () => {
  useEffect(() => {
    const show = () => {
      const chosen = chosenScheme()
      if (chosen) showScheme(chosen)
    }
    show()
    return onDeviceScheme(show)
  }, [])
  return null
}
