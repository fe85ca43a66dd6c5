import type { Flag } from '@foyer/contract/flags'
import type { PageData } from '@foyer/contract/page'
import { createContext, use, type ReactNode } from 'react'

const PageDataContext = createContext<PageData | null>(null)

export const PageDataProvider = ({ page, children }: { page: PageData; children: ReactNode }) => (
  <PageDataContext value={page}>{children}</PageDataContext>
)

/** The data that the server wrote into the page: the merchant's settings, texts, metadata. In another language the product goes on with other data (page-switch.ts). */
export const usePageData = (): PageData => {
  const page = use(PageDataContext)
  if (!page) throw new Error('usePageData needs a PageDataProvider above it')
  return page
}

/** The merchant's complete settings: every flag and path has a value. */
export const useSettings = (): PageData['settings'] => usePageData().settings

/** Whether the merchant's feature flag is on. */
export const useFlag = (name: Flag): boolean => useSettings().whitelabelVal[name]
