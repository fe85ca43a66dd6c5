import type { PageData } from '@foyer/contract/page'
import { useCallback, type ReactNode } from 'react'
import { Router } from 'wouter'
import { notFound, routeOf } from '#app/routes/routes.ts'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { PartsProvider } from '#merchant/use-parts.ts'
import { layers } from '#navigation/layers.ts'
import { OffersProvider } from '#navigation/offers.ts'
import { useLinkNavigation } from '#navigation/use-link-navigation.ts'
import { RequestProvider } from '#request/request-context.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { LayersContext } from '#ui/layers.ts'
import { LinkProvider } from '#ui/link.tsx'
import type { Clients } from './clients.ts'

interface ProvidersProps {
  readonly page: PageData
  readonly path: string
  readonly clients: Clients
  readonly children: ReactNode
}

const Links = ({ children }: Pick<ProvidersProps, 'children'>) => <LinkProvider value={useLinkNavigation()}>{children}</LinkProvider>

/** The providers around all pages. The router also gets its path in the browser, because the first render must equal the server's. */
export const Providers = ({ page, path, clients, children }: ProvidersProps) => {
  const isOffered = useCallback((href: string) => routeOf(href.replace(/[?#].*$/, ''), page) !== notFound, [page])
  return (
    <PageDataProvider page={page}>
      <PartsProvider value={clients.parts}>
        <TextsProvider language={page.language}>
          <RequestProvider value={clients.main}>
            <Router ssrPath={path} ssrSearch="">
              <Links>
                <OffersProvider value={isOffered}>
                  <LayersContext value={layers.open}>{children}</LayersContext>
                </OffersProvider>
              </Links>
            </Router>
          </RequestProvider>
        </TextsProvider>
      </PartsProvider>
    </PageDataProvider>
  )
}
