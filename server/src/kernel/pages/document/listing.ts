import type { LanguageCode } from '@foyer/contract/languages'
import { addressesOf, type PageAddresses } from '@foyer/contract/site/listing'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pictureAddress } from '#kernel/merchants/pictures.ts'

/** How search engines list a page. */
export interface Listing extends PageAddresses {
  /** The organisation behind the pages, in the terms of schema.org. */
  readonly organisation: Readonly<Record<string, string>>
}

export const listingOf = (address: string, merchant: Merchant, language: LanguageCode, canonical: string): Listing => {
  return {
    ...addressesOf(address, canonical, language, merchant.languages),
    organisation: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: merchant.file.name,
      url: address,
      logo: address + pictureAddress(merchant, 'icon-512'),
    },
  }
}
