import { useLocation } from 'wouter'
import { closePalette } from '#frame/palette-store.ts'
import type { Entry } from './use-palette-items.ts'

/** Goes to what was found, or does it. */
export const useTake = () => {
  const [, go] = useLocation()
  return (item: Entry | undefined, inNewTab: boolean) => {
    if (!item || item.off !== undefined) return
    if (inNewTab && item.href !== undefined) {
      window.open(item.href, '_blank', 'noopener')
      return
    }
    closePalette()
    item.act?.()
    if (item.href !== undefined) go(item.href)
  }
}
