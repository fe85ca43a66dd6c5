import { createHash } from 'node:crypto'
import { textsHash } from '@foyer/texts/load'
import type { Merchant } from '#merchants/merchant.ts'

/** The parts of pages are below this address (decision 17). */
export const PARTS_PREFIX = '/m/parts'

/** Changes with the merchant's folder, the product's texts, and the build, which determines the form of content. `buildId` is absent if nothing is cached. */
export const partsVersion = ({ contentHash }: Merchant, buildId = ''): string =>
  createHash('sha256').update([buildId, textsHash(), contentHash].join(' ')).digest('hex').slice(0, 16)

export const partsBaseOf = (merchant: Merchant, buildId?: string): string => [PARTS_PREFIX, merchant.code, partsVersion(merchant, buildId)].join('/')
