import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import type { MerchantLottery } from './merchant-lottery.ts'
import { poolSoFar } from './pool-so-far.ts'
import { shownDraw } from './shown-draw.ts'
import { shownRules } from './shown-rules.ts'

export const listLotteries = (deps: Pick<Deps, 'stores' | 'clock' | 'lotteryKeys'>): Service<'lottery.list'> => {
  const { stores, clock, lotteryKeys } = deps
  const poolOf = poolSoFar(deps)

  const shown = async (merchant: string, { code, vendor, name, image, everyMinutes, times, rules }: MerchantLottery, now: Date) => {
    const [ahead, last] = await Promise.all([stores.draws.undrawn(merchant, code), stores.draws.last(merchant, code)])
    const next = ahead.find(({ state, closesAt }) => state !== 'closed' && closesAt > now)
    const drawing = ahead.findLast(({ closesAt }) => closesAt <= now)
    return {
      code,
      vendor,
      name,
      image: image ?? null,
      everyMinutes: everyMinutes ?? null,
      times: [...times],
      // The draw that is sold keeps the rules under which it was planned.
      ...shownRules(next?.rules ?? rules),
      next: next ? shownDraw(next, await poolOf(next)) : null,
      drawing: drawing ? shownDraw(drawing, await poolOf(drawing)) : null,
      last: last ? shownDraw(last, await poolOf(last)) : null,
    }
  }

  return async (_request, { merchant }) => {
    const now = clock()
    const key = await lotteryKeys.of(stores, merchant.code)
    return {
      now: now.toISOString(),
      timeZone: timeZoneOf(merchant),
      currency: merchant.settings.currency,
      key: key.publicKey,
      earlierKeys: [...key.earlierKeys],
      lotteries: await Promise.all((merchant.content.lotteries?.lotteries ?? []).map(lottery => shown(merchant.code, lottery, now))),
    }
  }
}
