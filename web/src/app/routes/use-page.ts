import { startTransition, useEffect, useState } from 'react'
import { usePageData } from '#merchant/page-data.tsx'
import { useParts } from '#merchant/use-parts.ts'
import { isRefreshing } from '#navigation/update-refresh.ts'
import { useAddress } from '#navigation/use-address.ts'
import { hideLoading, showLoading } from '#notices/notices.ts'
import { loadRoute, type LoadedRoute } from './load-route.ts'
import { routeOf } from './routes.ts'

/** If a page takes longer than this to load, the spinner appears, ms. */
const PATIENCE = 300

/** The page to show: the old one stays until code, texts and content of the new one are loaded. */
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
        // If the browser reloads for the page, the spinner stays until then.
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
