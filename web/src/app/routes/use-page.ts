import { startTransition, useEffect, useState } from 'react'
import { loadUntilHere } from '#blocks/late/load-until-here.ts'
import { usePageData } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { isRefreshing } from '#navigation/update-refresh.ts'
import { useAddress } from '#navigation/use-address.ts'
import { reportMissing } from '#notices/missing.ts'
import { hideLoading, showLoading } from '#notices/notices.ts'
import { loadRoute, type LoadedRoute } from './load-route.ts'
import { routeOf } from './routes.ts'

/** If a page takes longer than this to load, the spinner appears, ms. */
const PATIENCE = 300

/** The page to show: the old one stays until code, texts and content of the new one are loaded. If that fails, the player is told, and a tap tries again. */
export const usePage = (first: LoadedRoute): LoadedRoute => {
  const page = usePageData()
  const parts = useParts()
  const { path } = useAddress()
  const [shown, setShown] = useState(first)
  const wanted = routeOf(path, page)

  useEffect(() => {
    if (wanted === shown.route) return
    const timer = setTimeout(showLoading, PATIENCE)
    const stopWaiting = () => {
      clearTimeout(timer)
      hideLoading()
    }
    const failed = (reason: unknown) => {
      reportMissing(reason)
      // If the browser reloads for the page, the spinner stays until then.
      if (!isRefreshing()) stopWaiting()
    }
    const loaded = (page: LoadedRoute) => startTransition(() => setShown(page))
    const stop = loadUntilHere(() => loadRoute(wanted, parts), { loaded, failed }, window, ['online', 'click'])
    return () => {
      stop()
      stopWaiting()
    }
  }, [wanted, shown, parts])

  return shown
}
