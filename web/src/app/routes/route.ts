import type { CatalogueName, ContentName, PageMerchant } from '@foyer/contract/page'
import type { ComponentType } from 'react'
import type { PageShape } from '#blocks/page-skeleton/page-skeleton.tsx'
import { isOpenToVisitors, type Access } from './access.ts'

/** One page of the product. */
export interface Route {
  /** The page's own address; search engines and links use it. */
  readonly path: string
  /** Other addresses of the same page (spec 1 §2, spec 2 §2). */
  readonly aliases?: readonly string[]
  /** The merchant's setting for a further address of the page (spec 1 §2: home and change-password paths are configurable). */
  readonly setting?: keyof PageMerchant['settings']['paths']
  readonly access: Access
  /** If absent, every merchant has the page. If it returns false, the page's address is 404 and no link leads there. */
  readonly isOffered?: (merchant: PageMerchant) => boolean
  /** The page shows nothing without its query. Search engines are given addresses without a query, so they must not list it. */
  readonly needsQuery?: true
  /** The page's texts, besides `shell`. */
  readonly catalogues: readonly CatalogueName[]
  /** The merchant's content that the page shows, by `useContent`. */
  readonly content?: readonly ContentName[]
  /** The page holds no form that something would interrupt: prompts open by themselves on it, and the download bar stands on it. */
  readonly restful?: true
  /**
   * `bare`: the page has neither tabs nor download bar (a game that fills the window).
   * `entry`: its tabs come late, because its first load has no room for them.
   */
  readonly frame?: 'bare' | 'entry'
  /** The placeholder until the session is known; a card and lists if absent. */
  readonly shape?: PageShape
  /** The page's source file, by its name in the client manifest. */
  readonly module: string
  /** Loads the page's code. Pages behind sign-in have theirs in `member-pages.ts`. */
  readonly load?: () => Promise<{ readonly Page: ComponentType }>
}

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

/** The route that answers `path` for this merchant, whose own addresses win. Undefined if the merchant has no page there. */
export const findRoute = (table: readonly Route[], path: string, merchant?: PageMerchant): Route | undefined => {
  const wanted = withoutTrailingSlash(path)
  const route =
    table.find(({ setting }) => setting && merchant?.settings.paths[setting] === wanted) ??
    table.find(({ path: own, aliases }) => own === wanted || aliases?.includes(wanted))
  return route && (!merchant || (route.isOffered?.(merchant) ?? true)) ? route : undefined
}

/** Whether search engines may list the page. */
export const isListed = ({ access, needsQuery }: Pick<Route, 'access' | 'needsQuery'>): boolean => isOpenToVisitors(access) && needsQuery !== true

/** Whether the tabs are part of the page's first load, and of the HTML. */
export const bringsTabs = ({ frame }: Pick<Route, 'frame'>): boolean => frame === undefined
