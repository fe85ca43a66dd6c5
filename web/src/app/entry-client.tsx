import { hydrateRoot } from 'react-dom/client'
import { ROOT_ID } from '@foyer/contract/rendering'
import { App } from '#app/app.tsx'
import { loadRoute } from '#app/load-route.ts'
import { routeOf } from '#app/routes.ts'
import { mayReload } from '#app/stale-build.ts'
import { readPageData } from '#merchant/read-page-data.ts'
import { refreshAfterUpdate } from '#navigation/update-refresh.ts'

window.addEventListener('vite:preloadError', event => {
  // Offline a reload would only lose the page that is there.
  if (!navigator.onLine || !mayReload(import.meta.url, () => window.sessionStorage)) return
  event.preventDefault()
  refreshAfterUpdate()
})

const start = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error('The document carries no root element')
  const page = readPageData(document)
  const path = window.location.pathname
  const first = await loadRoute(routeOf(path, page.settings.paths), page.language, name => name in page.catalogues)
  hydrateRoot(root, <App page={page} path={path} first={first} />)
}

void start()
