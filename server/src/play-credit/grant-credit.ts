import { unitsOf } from '@foyer/contract/money/amount'
import type { CreditGift } from '@foyer/contract/rewards/gifts'
import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { WalletMerchant } from '#money/asset.ts'
import { createWallet } from '#money/wallet.ts'
import { storedRules } from './credit-rules.ts'

/** The sums of a credit as the merchant wrote it, in the smallest unit. */
export const creditSums = ({ settings: { decimals } }: WalletMerchant, { amount, wagering, days }: CreditGift) => {
  const sum = unitsOf(amount, decimals)
  return { amount: sum, needed: sum * wagering, days }
}

interface Given {
  readonly merchant: Merchant
  readonly memberId: string
  /** Of the reward or order; once each. */
  readonly reference: string
  readonly gift: CreditGift
}

/** Gives play credit (docs/play-credit.md), in a unit of work in which nothing else moves the member's money. Throws `credit.open`. */
export const grantCredit = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  return async (unit: Stores, { merchant, memberId, reference, gift }: Given): Promise<number> => {
    const { amount, needed, days } = creditSums(merchant, gift)
    const { transferId, at } = await wallet.grantCredit(unit, { merchant, memberId, reference, amount })
    const endsAt = new Date(at.getTime() + days * DAY_MS)
    const added = await unit.playCredits.add({ ...storedRules(merchant), merchant: merchant.code, memberId, transferId, amount, needed, endsAt })
    if (!added) throw new Refusal('credit.open')
    return amount
  }
}
