import { createHash } from 'node:crypto'
import { textsHash } from '@foyer/texts/load'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { contentVersion } from './page-content.ts'

/** The parts of pages are below this address (decision 17). */
export const PARTS_PREFIX = '/m/parts'

/** Changes with the merchant's folder and the periods in it, the product's texts, and the build, which determines the form of content. `buildId` is absent if nothing is cached. */
export const partsVersion = (merchant: Merchant, now: Date, buildId = ''): string =>
  createHash('sha256')
    .update([buildId, textsHash(), contentVersion(merchant, now)].join(' '))
    .digest('hex')
    .slice(0, 16)

export const partsBaseOf = (merchant: Merchant, now: Date, buildId?: string): string =>
  [PARTS_PREFIX, merchant.code, partsVersion(merchant, now, buildId)].join('/')
