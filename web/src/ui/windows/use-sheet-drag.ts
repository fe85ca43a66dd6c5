import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Lets a sheet follow the finger, as soon as that code is here; it closes otherwise too. */
export const useSheetDrag = (sheet: RefObject<HTMLElement | null>, on: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!on) return
    let stop: (() => void) | undefined
    let left = false
    const begin = async () => {
      const { dragToClose } = await import('./drag-to-close.ts')
      if (!left && sheet.current) stop = dragToClose(sheet.current, () => close())
    }
    begin().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [on, sheet])
}
