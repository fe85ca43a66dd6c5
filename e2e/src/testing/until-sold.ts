import { expect } from 'vitest'
import { requestTo } from './member-by-calls.ts'
import type { Merchant } from './phone.ts'

/**
 * Waits until tickets of the lottery are sold. A server plans its draws once it has started; one whose data is some minutes old first ends the draws that
 * are over.
 */
export const untilSold = async (merchant: Merchant, lottery: string, port: number): Promise<void> => {
  const stateOf = async () => {
    const { lotteries } = await requestTo(merchant, port)('lottery.list', {})
    return lotteries.find(({ code }) => code === lottery)?.next?.state
  }
  await expect.poll(stateOf).toBe('open')
}
