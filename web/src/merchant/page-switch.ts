import type { PageData } from '@foyer/contract/page'
import { createContext, use } from 'react'

/** Shows the product with other page data, those of another language; resolves once it is about to show. */
type PageSwitch = (page: PageData) => Promise<void>

const PageSwitchContext = createContext<PageSwitch | null>(null)

export const PageSwitchProvider = PageSwitchContext

export const usePageSwitch = (): PageSwitch => {
  const switchPage = use(PageSwitchContext)
  if (!switchPage) throw new Error('usePageSwitch needs a PageSwitchProvider above it')
  return switchPage
}
