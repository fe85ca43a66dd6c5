import type { LanguageCode } from '@foyer/contract/languages'
import type { Merchant } from '#merchants/merchant.ts'
import { pictureAddress } from '#merchants/pictures.ts'

/** How search engines list a page. */
export interface Listing {
  readonly canonical: string
  readonly alternates: readonly { readonly language: LanguageCode; readonly href: string }[]
  /** The organisation behind the pages, in the terms of schema.org. */
  readonly organisation: Readonly<Record<string, string>>
}

/** The merchant's first language needs no query; every other language has a separate address. */
export const listingOf = (address: string, merchant: Merchant, language: LanguageCode, canonical: string): Listing => {
  const href = (code: LanguageCode) => address + canonical + (code === merchant.languages[0] ? '' : `?language=${code}`)
  return {
    canonical: href(language),
    alternates: merchant.languages.map(code => ({ language: code, href: href(code) })),
    organisation: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: merchant.file.name,
      url: address,
      logo: address + pictureAddress(merchant, 'icon-512'),
    },
  }
}
