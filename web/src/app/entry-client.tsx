import { ROOT_ID } from '@foyer/contract/rendering'
import { hydrateRoot } from 'react-dom/client'
import { loadRoute, type LoadedRoute } from '#app/routes/load-route.ts'
import { routeOf } from '#app/routes/routes.ts'
import { noteMissingFiles, reloadForFile } from '#app/updates/missing-file.ts'
import { readPageData } from '#merchant/read-page-data.ts'
import { isRefreshing } from '#navigation/update-refresh.ts'
import { keepTyped } from '#ui/forms/form.tsx'
import { App } from './app.tsx'

noteMissingFiles()

const start = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error('The document carries no root element')
  const page = readPageData(document)
  const path = window.location.pathname
  const route = routeOf(path, page)
  // A page without its code cannot be used, so it is reloaded, and if that did not help, it says so and offers a retry.
  const withoutCode = (reason: unknown): LoadedRoute => {
    reloadForFile(reason)
    return {
      route,
      Page: () => {
        throw reason
      },
    }
  }
  const first = await loadRoute(route).catch(withoutCode)
  if (isRefreshing()) return
  keepTyped(root)
  hydrateRoot(root, <App page={page} path={path} first={first} />)
}

void start()
