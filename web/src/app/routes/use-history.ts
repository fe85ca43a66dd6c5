import { useEffect } from 'react'
import { layers } from '#navigation/layers.ts'
import { returnToPlace } from '#navigation/places.ts'

/** Follows the browser's back and forward: they close windows first, and lead to where a page was left. */
export const useHistory = (): void => {
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      returnToPlace()
      layers.moved(state)
    }
    layers.moved(window.history.state)
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
}
