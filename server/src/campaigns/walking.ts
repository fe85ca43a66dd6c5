import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Campaign } from './campaign.ts'

/** A campaign at one moment, by which its conditions are made. */
export interface Walking {
  readonly merchant: Merchant
  readonly campaign: Pick<Campaign, 'id' | 'channel' | 'segment' | 'walkedTo'>
  readonly now: Date
}
