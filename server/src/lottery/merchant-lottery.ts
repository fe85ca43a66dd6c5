import type { Entropy, LotteryVendor } from '@foyer/contract/lottery/lottery-kinds'
import type { DrawRules } from '@foyer/draw-check/draw-rules'

/** One of the merchant's lotteries. Sums are in the currency's smallest unit. */
export interface MerchantLottery {
  readonly code: string
  readonly vendor: LotteryVendor
  readonly name: string
  /** Address of the picture. */
  readonly image: string | undefined
  /** A cron pattern of the moments of its draws, in the merchant's time zone, for each time of day. */
  readonly patterns: readonly string[]
  readonly everyMinutes: number | undefined
  readonly times: readonly string[]
  readonly closeSeconds: number
  readonly rules: DrawRules
  /** The most that is staked on the same numbers, and in one draw; undefined: without limit. */
  readonly mostOnNumber: number | undefined
  readonly mostInDraw: number | undefined
}

export interface MerchantLotteries {
  readonly entropy: Entropy
  readonly lotteries: readonly MerchantLottery[]
}
