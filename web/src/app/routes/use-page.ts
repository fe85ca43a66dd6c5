import { startTransition, useEffect, useState } from 'react'
import { usePageData } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { isRefreshing } from '#navigation/update-refresh.ts'
import { useAddress } from '#navigation/use-address.ts'
import { hideLoading, showLoading } from '#notices/notices.ts'
import { loadRoute, type LoadedRoute } from './load-route.ts'
import { routeOf } from './routes.ts'

/** A page that is not here by then lets the spinner show, ms. */
const PATIENCE = 300

/** The page to show: the old one stays until the code, texts and content of the new one are here. */
export const usePage = (first: LoadedRoute, onFailure: () => void): LoadedRoute => {
  const page = usePageData()
  const parts = useParts()
  const { path } = useAddress()
  const [shown, setShown] = useState(first)
  const wanted = routeOf(path, page)

  useEffect(() => {
    if (wanted === shown.route) return
    let left = false
    const timer = setTimeout(showLoading, PATIENCE)
    const stopWaiting = () => {
      clearTimeout(timer)
      hideLoading()
    }
    loadRoute(wanted, parts).then(
      loaded => left || startTransition(() => setShown(loaded)),
      () => {
        // Where the page loads anew for it, the spinner stays until then.
        if (left || isRefreshing()) return
        stopWaiting()
        onFailure()
      },
    )
    return () => {
      left = true
      stopWaiting()
    }
  }, [wanted, shown, parts, onFailure])

  return shown
}
