import type { LanguageCode } from '#languages.ts'

// No schema in this file: the web reads it at run time.

/** At most two slashes: search engines may list such a path (spec 2 §2, Search-engine metadata). */
export const hasShortPath = (path: string): boolean => path.split('/').length - 1 <= 2

/** The addresses of one page of a site that search engines list. */
export interface PageAddresses {
  /** In the page's own language. */
  readonly canonical: string
  /** In every language. */
  readonly alternates: readonly { readonly language: LanguageCode; readonly href: string }[]
}

/** The merchant's first language needs no query; every other language has an address of its own. `site` is like `https://www.brand.com`. */
export const addressesOf = (site: string, path: string, language: LanguageCode, offered: readonly LanguageCode[]): PageAddresses => {
  const href = (code: LanguageCode) => site + path + (code === offered[0] ? '' : `?language=${code}`)
  return { canonical: href(language), alternates: offered.map(code => ({ language: code, href: href(code) })) }
}
