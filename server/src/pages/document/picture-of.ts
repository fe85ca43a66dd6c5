import type { Merchant } from '#merchants/merchant.ts'

/** The address of an asset the merchant's content names by file. */
export const assetAddress = (merchant: Merchant, file: string): string => merchant.assets[file] ?? file

/** Where the page asks for a picture: the merchant's first image CDN, which mirrors our addresses, or here. */
export const pictureOf = (merchant: Merchant, file: string): string => (merchant.settings.imageCDNs[0] ?? '') + assetAddress(merchant, file)
