import type { DomainProblem } from '#site/domain-problem.ts'
import type { LanguageCode } from './languages.ts'
import type { MerchantBase } from './merchant.ts'
import type { CatalogueName, ContentName, PageData, PageMerchant } from './page.ts'

/** A page of the route table, as the server needs it. */
export interface PageFacts {
  /** The page's own path; its aliases share it. */
  readonly canonical: string
  /** False for the not-found page, which answers every path without a page. */
  readonly found: boolean
  /** Whether visitors may open it: search engines list no other page. */
  readonly listed: boolean
  readonly catalogues: readonly CatalogueName[]
  readonly content: readonly ContentName[]
  /** Source file of the page, as the client manifest names it. */
  readonly module: string
}

/** One entry of the client build's manifest (Vite, `build.manifest`). */
export interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Files that a page's HTML names, so that the browser loads them at once. */
export interface PageLinks {
  /** The modules that hydrate the page, in the order they run. */
  readonly scripts: readonly string[]
  /** What the scripts and the page import. */
  readonly modulepreload: readonly string[]
  readonly stylesheets: readonly string[]
}

export interface RenderedMarkup {
  /** The HTML inside the root element; holds no script. */
  readonly markup: string
  /** Links to the pictures it shows first, for the head. */
  readonly preloads: string
  /** What parts of the page threw that it can do without (web/src/blocks/part): the browser draws them. */
  readonly faults: readonly unknown[]
}

/** What the built web exports to the server: the only interface between them (`web/src/app/entry-server.tsx`). */
export interface ServerEntry {
  /** How many pages the product has, the not-found page among them. */
  readonly pageCount: number
  /** Renders the page whose own path `path` is: what it gives holds for the page's aliases too. Rejects when a component throws that the page cannot do without. */
  render(request: { readonly page: PageData; readonly path: string }): Promise<RenderedMarkup>
  /** The page of the merchant that answers `path`, his own paths included; the not-found page where he has none there. */
  pageAt(path: string, merchant: PageMerchant): PageFacts
  /** First-load files of a page. */
  linksOf(manifest: Manifest, page: PageFacts): PageLinks
  /** The merchant's `:root{…}` block. */
  themeCss(theme: MerchantBase['theme'], look: 'light' | 'dark'): string
}

/** Name of the cookie, and of the query parameter, that carries a chosen language. */
export const LANGUAGE_CHOICE = 'language'

/** A choice lasts a year, in seconds. */
const CHOICE_LIFE = 365 * 24 * 60 * 60

/** The cookie that stores a choice, as `Set-Cookie` and `document.cookie` take it; the server reads it for every page (decision 14). */
export const choiceCookie = (code: LanguageCode, secure: boolean): string =>
  `${LANGUAGE_CHOICE}=${code}; path=/; max-age=${CHOICE_LIFE}; samesite=lax${secure ? '; secure' : ''}`

/** The session's place in session storage (spec 1 §3). */
export const SESSION_KEY = 'MC_SESSION_INFO'

/** Element ids the server's document and the client's entry agree on. */
export const ROOT_ID = 'root'
export const PAGE_DATA_ID = 'page-data'
export const NOTICE_DATA_ID = 'notice-data'

/** Data for the script of a page that works without the app (server/src/kernel/pages/notices/notice-document.ts, web/src/app/notice-page.ts). */
export interface NoticeData {
  readonly language: LanguageCode
  /** The entries of customer service: the script tells their links who a signed-in member is (spec 2 §5). */
  readonly service?: DomainProblem['customerService']
  /** For the blocked-domain notice: the host's merchant, if it has one, and the data to use if the configuration cannot be fetched. */
  readonly domain?: DomainProblem & { readonly merchant: string | null }
}

/** Ids and classes of such a page that its script changes. */
export const NOTICE_CARD_ID = 'notice'
export const NOTICE_RETRY_ID = 'retry'
export const NOTICE_SERVICE_ID = 'service'
/** Class of the root element once the notice may be seen. */
export const NOTICE_READY = 'ready'
