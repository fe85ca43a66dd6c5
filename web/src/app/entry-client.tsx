import { ROOT_ID } from '@foyer/contract/rendering'
import { hydrateRoot } from 'react-dom/client'
import { loadRoute, type LoadedRoute } from '#app/routes/load-route.ts'
import { routeOf } from '#app/routes/routes.ts'
import { claimReload } from '#app/updates/stale-build.ts'
import { readPageData } from '#merchant/read-page-data.ts'
import { isRefreshing, refreshAfterUpdate } from '#navigation/update-refresh.ts'
import { keepTyped } from '#ui/form.tsx'
import { App } from './app.tsx'

window.addEventListener('vite:preloadError', event => {
  // Offline, a reload would only lose the current page.
  if (!navigator.onLine || !claimReload(import.meta.url, () => window.sessionStorage)) return
  event.preventDefault()
  refreshAfterUpdate()
})

const start = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error('The document carries no root element')
  const page = readPageData(document)
  const path = window.location.pathname
  const route = routeOf(path, page)
  // A page without its code cannot be used, so say so and offer a retry.
  const withoutCode = (reason: unknown): LoadedRoute => ({
    route,
    Page: () => {
      throw reason
    },
  })
  const first = await loadRoute(route).catch(withoutCode)
  if (isRefreshing()) return
  keepTyped(root)
  hydrateRoot(root, <App page={page} path={path} first={first} />)
}

void start()
