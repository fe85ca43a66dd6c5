import '#ui/tokens.css'
import '#ui/base.css'
import { languages } from '@foyer/contract/languages'
import type { PageData } from '@foyer/contract/page'
import { startTransition, useCallback, useLayoutEffect, useState } from 'react'
import { OpenOrClosed } from '#app/failures/closed.tsx'
import { CrashBoundary } from '#app/failures/crash-boundary.tsx'
import { NoticeSurfaces } from '#app/failures/notice-surfaces.tsx'
import { loadRoute, type LoadedRoute } from '#app/routes/load-route.ts'
import { routeOf } from '#app/routes/routes.ts'
import { useHeldTap } from '#app/start/use-held-tap.ts'
import { PageSwitchProvider } from '#merchant/page-switch.ts'
import { createClients } from './clients.ts'
import { Frame } from './frame.tsx'
import { Providers } from './providers.tsx'

export interface AppProps {
  readonly page: PageData
  /** Path of the page, without the query: what depends on the query appears after hydration. */
  readonly path: string
  /** The page shown first; the client entry waits for `loadRoute` before it hydrates. */
  readonly first: LoadedRoute
}

/** The data of the page, and the clients that speak its language. */
const speaking = (page: PageData) => ({ page, clients: createClients(page) })

/** The whole product: providers, frame and page. Renders on the server and in the browser; goes on with the data of the page in another language. */
export const App = ({ page: firstPage, path, first }: AppProps) => {
  const [{ page, clients }, setShown] = useState(() => speaking(firstPage))
  const { language } = page
  useHeldTap()

  const switchPage = useCallback(async (fetched: PageData) => {
    const next = speaking(fetched)
    await loadRoute(routeOf(window.location.pathname, fetched), next.clients.parts)
    // The old page stays until the new one is complete.
    startTransition(() => setShown(next))
  }, [])

  useLayoutEffect(() => {
    const { html, dir } = languages[language]
    document.documentElement.lang = html
    document.documentElement.dir = dir
  }, [language])

  return (
    <PageSwitchProvider value={switchPage}>
      <Providers page={page} path={path} clients={clients}>
        <CrashBoundary>
          <NoticeSurfaces>
            <OpenOrClosed>
              <Frame clients={clients} first={first} />
            </OpenOrClosed>
          </NoticeSurfaces>
        </CrashBoundary>
      </Providers>
    </PageSwitchProvider>
  )
}
