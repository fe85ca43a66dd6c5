import type { Brand } from './brand.ts'

/** The address of an asset that the merchant's content names by file. */
export const assetAddress = (merchant: Brand, file: string): string => merchant.assets[file] ?? file

/** The address at which pages load a picture: on the merchant's first image CDN, which mirrors our addresses, or here. */
export const pictureOf = (merchant: Brand, file: string): string => (merchant.settings.imageCDNs[0] ?? '') + assetAddress(merchant, file)
