import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { WalletMerchant } from '#money/asset.ts'
import { createWallet } from '#money/wallet.ts'
import { choiceOf } from './choice.ts'
import { quickPick } from './quick-pick.ts'
import { isTooMuch, stakesOf } from './stakes-of.ts'

interface Given {
  readonly merchant: WalletMerchant
  readonly memberId: string
  /** Of the reward or order; once each. */
  readonly reference: string
  readonly lottery: string
}

/**
 * Buys a ticket for the lottery's next draw with money of the house, in a unit of work. It is a purchase like any other: during a break or
 * self-exclusion there is none, and it counts within the member's own limits. Only goals and wagering do not count it (`gift` in its detail).
 */
export const giveTicket = ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) => {
  const wallet = createWallet({ clock })

  return async (unit: Stores, { merchant, memberId, reference, lottery }: Given): Promise<void> => {
    const draw = await unit.draws.next(merchant.code, lottery, clock())
    if (!draw) throw new Refusal('lottery.draw.closed')
    if (draw.rules.currency !== merchant.settings.currency) throw new Refusal('currency.mismatch')
    const line = choiceOf(draw.rules, quickPick(draw.rules))
    const stakes = stakesOf(draw, [line], line.price)
    if (stakes.some(isTooMuch)) throw new Refusal('lottery.sold.out')
    const sum = { merchant, memberId, reference, amount: line.price }
    await wallet.gift(unit, { ...sum, detail: { lottery } })
    const tickets = [{ ...line, line: 0, salt: randomToken(12) }]
    await wallet.bet(unit, {
      ...sum,
      detail: { game: draw.lottery, round: draw.id, vendor: draw.vendor, gift: 1 },
      beside: unit.tickets.saleOf(draw.id, tickets, stakes),
    })
  }
}
