import type { CatalogueName, ContentName, PageMerchant } from '@foyer/contract/page'
import type { ComponentType } from 'react'
import type { PageShape } from '#blocks/page-skeleton/page-skeleton.tsx'
import type { TabName } from '#blocks/tabs/main-tabs.tsx'
import type { Access } from './access.ts'

/** One page of the product. */
export interface Route {
  /** The page's own address; search engines and links use it. */
  readonly path: string
  /** Other addresses of the same page (spec 1 §2, spec 2 §2). */
  readonly aliases?: readonly string[]
  /** The merchant's setting that gives the page one more address (spec 1 §2: home and change-password paths are configurable). */
  readonly setting?: keyof PageMerchant['settings']['paths']
  readonly access: Access
  /** Absent: every merchant has the page. Where this says no, the page's address is 404 and no link leads there. */
  readonly isOffered?: (merchant: PageMerchant) => boolean
  /** Texts the page speaks from, besides `shell`. */
  readonly catalogues: readonly CatalogueName[]
  /** What the page shows of the merchant's content: `useContent` gives it. */
  readonly content?: readonly ContentName[]
  /** The tab of the tab bar that the page lights up; without one it has no tab bar. */
  readonly tab?: TabName
  /** `bare`: nothing stands around the page, neither tab bar nor download bar (a game that fills the window). */
  readonly frame?: 'bare'
  /** What stands there until the session is known; a card and lists where absent. */
  readonly shape?: PageShape
  /** The page's source file, as the client manifest names it. */
  readonly module: string
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The route of the table that answers `path` for this merchant: his own addresses go first. Undefined where he has no page there. */
export const findRoute = (table: readonly Route[], path: string, merchant?: PageMerchant): Route | undefined => {
  const wanted = withoutTrailingSlash(path)
  const route =
    table.find(({ setting }) => setting && merchant?.settings.paths[setting] === wanted) ??
    table.find(({ path: own, aliases }) => own === wanted || aliases?.includes(wanted))
  return route && (!merchant || (route.isOffered?.(merchant) ?? true)) ? route : undefined
}

/** What stands around the page: the tab bar where one of its tabs lights up, and the download bar. Null for nothing at all. */
export const barsAround = ({ frame, tab }: Pick<Route, 'frame' | 'tab'>): { readonly tab: TabName | undefined } | null =>
  frame === 'bare' ? null : { tab }
