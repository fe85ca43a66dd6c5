import { useEffect, useEffectEvent, useState } from 'react'
import { loadUntilHere } from '#blocks/late/load-until-here.ts'
import { afterPaint } from '#device/after-paint.ts'
import { useParts } from '#merchant/use-parts.ts'
import { usePageView } from '#notices/page-view.ts'
import { loadLater, type Later } from './load-later.ts'

/** Loads code once it is `wanted`; null until it has loaded. Each failure is reported, and the load is tried again on the next page view and when the network returns. */
export const useLoaded = <Module extends object>(later: Later<Module>, wanted: boolean, onFailure: (reason: unknown) => void): Module | null => {
  const parts = useParts()
  const view = usePageView()
  const [module, setModule] = useState<Module | null>(null)
  const failed = useEffectEvent(onFailure)
  const missing = wanted && module === null

  useEffect(() => {
    if (!missing) return undefined
    const load = async () => {
      // A tap may have asked for it, and to begin a load takes as long as a frame: 60 ms on a slow phone.
      await afterPaint()
      return loadLater(later, parts)
    }
    return loadUntilHere(load, { loaded: setModule, failed: reason => failed(reason) }, window)
  }, [later, missing, parts, view])

  return module
}
