import { cron } from '#kernel/jobs/schedule.ts'
import type { MerchantLottery } from './merchant-lottery.ts'

/** The first moment of a lottery's draws after `moment`; `zone` is the merchant's. */
export const nextDrawAfter = ({ patterns }: Pick<MerchantLottery, 'patterns'>, zone: string, moment: Date): Date => {
  const moments = patterns.map(pattern => cron(pattern, zone).next(moment).getTime())
  return new Date(Math.min(...moments))
}
