import type { ReactNode } from 'react'
import { Router } from 'wouter'
import type { PageData } from '@foyer/contract/page'
import type { Clients } from '#app/clients.ts'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { navigateTo } from '#navigation/use-navigate.ts'
import { RequestProvider } from '#request/request-context.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { FollowProvider } from '#ui/link.tsx'

interface ProvidersProps {
  readonly page: PageData
  readonly path: string
  readonly clients: Clients
  readonly children: ReactNode
}

/** Everything that stands above the pages. The router gets its path in the browser too: the first draw must be the server's. */
export const Providers = ({ page, path, clients, children }: ProvidersProps) => (
  <PageDataProvider page={page}>
    <TextsProvider page={page}>
      <RequestProvider value={clients.main}>
        <Router ssrPath={path} ssrSearch="">
          <FollowProvider value={navigateTo}>{children}</FollowProvider>
        </Router>
      </RequestProvider>
    </TextsProvider>
  </PageDataProvider>
)
