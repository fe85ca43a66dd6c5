import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Campaign } from './campaign.ts'

/** Members whom one run of a job hands something over to, one after the other. */
export const ONE_BY_ONE = 100

export type SendDeps = Pick<
  Deps,
  'merchants' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'carriers' | 'publicAddresses' | 'seals' | 'log'
>

export interface Sending {
  readonly merchant: Merchant
  readonly campaign: Campaign
  readonly part: number
}
