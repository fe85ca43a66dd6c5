import { createHash } from 'node:crypto'
import { textsHash } from '@foyer/texts/load'
import type { Merchant } from '#merchants/merchant.ts'

/** Below it stand the parts of pages (decision 17). */
export const PARTS_PREFIX = '/m/parts'

/** Changes with the merchant's folder, with the product's texts, and with the build, which decides the shape of content. `buildId` is absent where nothing is kept. */
export const partsVersion = ({ contentHash }: Merchant, buildId = ''): string =>
  createHash('sha256').update([buildId, textsHash(), contentHash].join(' ')).digest('hex').slice(0, 16)

export const partsBaseOf = (merchant: Merchant, buildId?: string): string => [PARTS_PREFIX, merchant.code, partsVersion(merchant, buildId)].join('/')
