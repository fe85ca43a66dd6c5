import type { Deps, Stores } from '#kernel/deps.ts'
import type { WalletMerchant } from '#money/asset.ts'
import { createWallet } from '#money/wallet.ts'
import type { PlayCredit } from './play-credit-store.ts'

interface Ending {
  readonly merchant: WalletMerchant
  readonly memberId: string
  /** What becomes of the open credit; undefined: it stays. */
  readonly fate: (credit: PlayCredit) => 'released' | 'lapsed' | undefined
}

/** Ends the member's open credit, in a unit of work in which nothing else moves the member's money. Without one it does nothing. */
export const endCredit = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  return async (unit: Stores, { merchant, memberId, fate }: Ending): Promise<void> => {
    const credit = await unit.playCredits.openOf({ merchant: merchant.code, memberId })
    const state = credit && fate(credit)
    if (!state || !(await unit.playCredits.end(credit, state, clock()))) return
    const grant = await unit.ledger.referenceOf(merchant.code, credit.transferId)
    const request = { merchant, memberId, followed: grant, reference: `credit:${credit.transferId}` }
    await (state === 'released' ? wallet.releaseCredit(unit, request) : wallet.lapseCredit(unit, request))
  }
}
