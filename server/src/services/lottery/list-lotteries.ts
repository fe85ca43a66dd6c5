import type { Deps } from '#deps.ts'
import { timeZoneOf } from '#services/safe-play/policy.ts'
import type { Service } from '#services/service.ts'
import { toldRules } from './told-rules.ts'

export const listLotteries =
  ({ clock, lotteryKey }: Pick<Deps, 'clock' | 'lotteryKey'>): Service<'lottery.list'> =>
  async (_asked, { merchant }) => ({
    now: clock().toISOString(),
    timeZone: timeZoneOf(merchant),
    currency: merchant.settings.currency,
    key: lotteryKey.publicKey,
    lotteries: (merchant.content.lotteries?.lotteries ?? []).map(({ code, vendor, name, image, everyMinutes, times, rules }) => ({
      code,
      vendor,
      name,
      image: image ?? null,
      everyMinutes: everyMinutes ?? null,
      times: [...times],
      ...toldRules(rules),
      next: null,
      last: null,
    })),
  })
