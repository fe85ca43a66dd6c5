import type { LanguageCode } from '@foyer/contract/languages'
import { addressesOf, type PageAddresses } from '@foyer/contract/site/listing'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pictureAddress } from '#kernel/merchants/pictures.ts'

/** How search engines list a page. */
export interface Listing extends PageAddresses {
  /** What a shared link shows: the address of a square picture, PNG. */
  readonly picture: string
  /** The organisation behind the pages, in the terms of schema.org. */
  readonly organisation: Readonly<Record<string, string>>
}

export const listingOf = (address: string, merchant: Merchant, language: LanguageCode, canonical: string): Listing => {
  const picture = address + pictureAddress(merchant, 'icon-512')
  return {
    picture,
    ...addressesOf(address, canonical, language, merchant.languages),
    organisation: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: merchant.file.name,
      url: address,
      logo: picture,
    },
  }
}
