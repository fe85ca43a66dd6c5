import { startTransition, useEffect, useState } from 'react'
import { usePageData } from '#merchant/page-data.tsx'
import { isRefreshing } from '#navigation/update-refresh.ts'
import { useAddress } from '#navigation/use-address.ts'
import { hideLoading, showLoading } from '#notices/notices.ts'
import { loadRoute, type LoadedRoute } from './load-route.ts'
import { routeOf } from './routes.ts'

/** A page that is not here by then lets the spinner show, ms. */
const PATIENCE = 300

/** The page to show: the old one stays until the code and the texts of the new one are here. */
export const usePage = (first: LoadedRoute, onFailure: () => void): LoadedRoute => {
  const page = usePageData()
  const { path } = useAddress()
  const [shown, setShown] = useState(first)
  const wanted = routeOf(path, page.settings.paths)

  useEffect(() => {
    if (wanted === shown.route) return
    let left = false
    const timer = setTimeout(showLoading, PATIENCE)
    const stopWaiting = () => {
      clearTimeout(timer)
      hideLoading()
    }
    loadRoute(wanted, page.language, name => name in page.catalogues).then(
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
  }, [wanted, shown, page, onFailure])

  return shown
}
