import type { DepositChannel } from '@foyer/contract/payments/deposit-channels'
import type { Deposit } from '@foyer/contract/payments/deposits'

/** As many amounts stand beside each other on a narrow phone. */
const AMOUNTS = 4

interface DepositChoice {
  readonly channel: DepositChannel
  /** Amounts to choose, in the smallest unit. */
  readonly amounts: readonly number[]
  /** The amount that is chosen at first; undefined where the merchant names none and nothing was paid in yet. */
  readonly amount: number | undefined
}

/**
 * What a deposit begins with: the way and the sum of the member's last one, where they are still offered; otherwise the first way that is open, and
 * the second of its amounts, so that the smallest is no more pressed on anybody than the largest. Null where nothing can be paid in. `wanted`: a way
 * that the member has chosen instead.
 */
export const depositChoice = (
  channels: readonly DepositChannel[],
  last: Pick<Deposit, 'channel' | 'amount'> | undefined,
  wanted?: string,
): DepositChoice | null => {
  const open = channels.filter(channel => channel.open)
  const channel = open.find(({ id }) => id === wanted) ?? open.find(({ id }) => id === last?.channel) ?? open[0]
  if (!channel) return null
  const isOffered = (sum: number) => sum >= channel.least && sum <= channel.most
  const amounts = channel.presets.filter(isOffered).slice(0, AMOUNTS)
  const asBefore = last && isOffered(last.amount) ? last.amount : undefined
  return { channel, amounts, amount: asBefore ?? amounts[1] ?? amounts[0] }
}
