import '#ui/tokens.css'
import '#ui/base.css'
import type { PageData } from '@foyer/contract/page'
import { useState } from 'react'
import { OpenOrClosed } from '#app/failures/closed.tsx'
import { CrashBoundary } from '#app/failures/crash-boundary.tsx'
import { NoticeSurfaces } from '#app/failures/notice-surfaces.tsx'
import type { LoadedRoute } from '#app/routes/load-route.ts'
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

/** The whole product: providers, frame and page. Renders on the server and in the browser. */
export const App = ({ page, path, first }: AppProps) => {
  const [clients] = useState(() => createClients(page))
  return (
    <Providers page={page} path={path} clients={clients}>
      <CrashBoundary>
        <NoticeSurfaces>
          <OpenOrClosed>
            <Frame clients={clients} first={first} />
          </OpenOrClosed>
        </NoticeSurfaces>
      </CrashBoundary>
    </Providers>
  )
}
