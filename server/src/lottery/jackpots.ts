import { topPrizeOf } from '@foyer/contract/lottery/top-prize'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { MerchantLottery } from './merchant-lottery.ts'
import { poolSoFar } from './pool-so-far.ts'
import { shownRules } from './shown-rules.ts'

/** The first prize of the draw that is sold now, of a lottery whose winners share a pool. */
export interface JackpotNow {
  readonly lottery: MerchantLottery
  /** In the smallest unit, as it would be now. */
  readonly sum: number
  readonly closesAt: Date
}

/** What the pools of a merchant hold now, the largest first; without those of which nothing is promised and that hold nothing. */
export const jackpots = (deps: Pick<Deps, 'stores' | 'clock'>): ((merchant: Merchant, now: Date) => Promise<readonly JackpotNow[]>) => {
  const poolOf = poolSoFar(deps)

  const jackpotOf = async (merchant: string, lottery: MerchantLottery, now: Date): Promise<readonly JackpotNow[]> => {
    const ahead = await deps.stores.draws.undrawn(merchant, lottery.code)
    const next = ahead.find(({ state, closesAt }) => state !== 'closed' && closesAt > now)
    if (!next) return []
    const { sum } = topPrizeOf({ ...shownRules(next.rules), next: { pool: await poolOf(next) } })
    return sum === null ? [] : [{ lottery, sum, closesAt: next.closesAt }]
  }

  return async (merchant, now) => {
    const shared = merchant.content.lotteries?.lotteries.filter(({ rules }) => rules.pool !== null) ?? []
    const found = await Promise.all(shared.map(lottery => jackpotOf(merchant.code, lottery, now)))
    return found.flat().toSorted((one, other) => other.sum - one.sum)
  }
}
