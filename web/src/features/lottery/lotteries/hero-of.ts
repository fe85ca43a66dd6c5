import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { topPrizeOf } from '@foyer/contract/lottery/top-prize'

const poolOf = (lottery: Lottery): number => (lottery.pool === null || lottery.next === null ? 0 : (topPrizeOf(lottery).sum ?? 0))

/** The lottery that a page of several shows first and large: the one with the largest pool. None where no pool is worth it. */
export const heroOf = (lotteries: readonly Lottery[]): Lottery | undefined => {
  const [largest] = [...lotteries].sort((one, other) => poolOf(other) - poolOf(one))
  return lotteries.length > 1 && largest && poolOf(largest) > 0 ? largest : undefined
}
