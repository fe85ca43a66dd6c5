import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { owedBy, recover } from '#money/recover.ts'
import { createWallet } from '#money/wallet.ts'

/** What staff do to a balance: give money of the house, demand it, or give up what is owed. */
export type Correction = 'give' | 'demand' | 'write off'

interface Wish {
  readonly merchant: Merchant
  readonly memberId: string
  readonly act: Correction
  /** In the smallest unit, above 0; of `write off` it says nothing. */
  readonly amount: number
  /** By which the same correction is made once. */
  readonly reference: string
  /** Who does it, and why: the ledger keeps it, and no member sees it. */
  readonly by: string
  readonly reason: string
}

/** Puts a member's balance right, in a unit of work; what the member owes then. What is demanded is taken from the balance as far as that goes. */
export const correctBalance = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  const recoverOwed = recover({ clock })
  return async (unit: Stores, { merchant, memberId, act, amount, reference, by, reason }: Wish): Promise<number> => {
    await unit.safePlay.lock({ merchant: merchant.code, memberId })
    const moved = { merchant, memberId, reference, detail: { by, reason } }
    if (act === 'give') await wallet.adjust(unit, { ...moved, amount })
    if (act === 'write off') await wallet.writeOff(unit, moved)
    if (act === 'demand') {
      await wallet.deduct(unit, { ...moved, amount })
      await recoverOwed(unit, { merchant, memberId, reference: `${reference}:recovered` })
    }
    return await owedBy(unit, merchant.code, memberId)
  }
}
