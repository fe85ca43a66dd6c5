import type { PageData } from '@foyer/contract/page'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { useLinkNavigation } from '#navigation/use-link-navigation.ts'
import { RequestProvider } from '#request/request-context.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { LinkProvider } from '#ui/link.tsx'
import type { Clients } from './clients.ts'

interface ProvidersProps {
  readonly page: PageData
  readonly path: string
  readonly clients: Clients
  readonly children: ReactNode
}

const Links = ({ children }: Pick<ProvidersProps, 'children'>) => <LinkProvider value={useLinkNavigation()}>{children}</LinkProvider>

/** Everything that stands above the pages. The router gets its path in the browser too: the first draw must be the server's. */
export const Providers = ({ page, path, clients, children }: ProvidersProps) => (
  <PageDataProvider page={page}>
    <TextsProvider page={page}>
      <RequestProvider value={clients.main}>
        <Router ssrPath={path} ssrSearch="">
          <Links>{children}</Links>
        </Router>
      </RequestProvider>
    </TextsProvider>
  </PageDataProvider>
)
