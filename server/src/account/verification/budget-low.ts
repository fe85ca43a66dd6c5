import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { CodeTarget } from './code-target.ts'
import { budgetCounts } from './send-limits.ts'

/** A budget runs low once more than this part of it is used. */
const LOW = 1 / 2

/** Whether the day's budget for such a code, of the merchant or of the country, runs low. */
export const isBudgetLow =
  ({ limits }: Pick<Deps, 'limits'>) =>
  async (send: Pick<CodeTarget, 'purpose' | 'channel' | 'recipient'>, caller: Pick<Caller, 'merchant'>): Promise<boolean> => {
    const counts = budgetCounts(send, caller)
    const used = await limits.used(caller.merchant.code, counts)
    return counts.some(([{ points }], at) => (used[at] ?? 0) >= points * LOW)
  }
