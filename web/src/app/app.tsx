import type { PageData } from '@foyer/contract/page'
import type { LoadedRoute } from '#app/load-route.ts'

export interface AppProps {
  readonly page: PageData
  /** Pathname of the page. The query stays out: what depends on it appears after hydration. */
  readonly path: string
  /** The page to begin with; the client entry awaits `loadRoute` before it hydrates. */
  readonly first: LoadedRoute
}

/** The whole product: providers, the frame, the page. Renders on the server and in the browser. */
export const App = ({ first: { Page } }: AppProps) => <Page />
