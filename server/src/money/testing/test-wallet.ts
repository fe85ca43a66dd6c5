import type { Deps } from '#kernel/deps.ts'
import type { WalletMerchant } from '#money/asset.ts'
import { createWallet } from '#money/wallet.ts'

export interface WalletParts extends Pick<Deps, 'stores' | 'inUnit' | 'clock'> {
  readonly merchants: { byCode(code: string): WalletMerchant | undefined }
}

type Detail = Readonly<Record<string, string | number>>

/** Moves the money of one member through the wallet service, as a payment or a game would. */
export const testWallet = ({ merchants, stores, inUnit, clock }: WalletParts, memberId: string, code = 'alpha') => {
  const merchant = merchants.byCode(code)
  if (!merchant) throw new Error('The test merchants are missing.')
  const wallet = createWallet({ clock })
  const who = { merchant, memberId }
  return {
    deposit: (reference: string, amount: number, detail: Detail = {}) => inUnit(unit => wallet.deposit(unit, { ...who, reference, amount, detail })),
    hold: (reference: string, amount: number) => wallet.hold(stores, { ...who, reference, amount }),
    payOut: (reference: string, followed: string, detail: Detail = {}) =>
      inUnit(unit => wallet.payOut(unit, { ...who, reference, followed, detail })),
    giveBack: (reference: string, followed: string) => wallet.giveBack(stores, { ...who, reference, followed }),
    bet: (reference: string, amount: number, detail: Detail = {}) => wallet.bet(stores, { ...who, reference, amount, detail }),
    win: (reference: string, followed: string, amount: number) => wallet.win(stores, { ...who, reference, followed, amount }),
    rollback: (reference: string, followed: string) => wallet.rollback(stores, { ...who, reference, followed }),
    earnPoints: (reference: string, amount: number) => wallet.earnPoints(stores, { ...who, reference, amount }),
    voidBet: (reference: string, followed: string) => wallet.voidBet(stores, { ...who, reference, followed }),
    voidWin: (reference: string, followed: string) => wallet.voidWin(stores, { ...who, reference, followed }),
    reverse: (reference: string, followed: string) => wallet.reverse(stores, { ...who, reference, followed }),
    receive: (reference: string, amount: number, detail: Detail = {}) => wallet.receive(stores, { ...who, reference, amount, detail }),
    refund: (reference: string, followed: string) => wallet.refund(stores, { ...who, reference, followed }),
    chargeBack: (reference: string, followed: string) => wallet.chargeBack(stores, { ...who, reference, followed }),
    adjust: (reference: string, amount: number) => wallet.adjust(stores, { ...who, reference, amount }),
    deduct: (reference: string, amount: number) => wallet.deduct(stores, { ...who, reference, amount }),
    recover: (reference: string) => wallet.recover(stores, { ...who, reference }),
    writeOff: (reference: string) => wallet.writeOff(stores, { ...who, reference }),
    remit: (reference: string, amount: number) => wallet.remit(stores, { ...who, reference, amount }),
    spendPoints: (reference: string, amount: number) => wallet.spendPoints(stores, { ...who, reference, amount }),
  }
}
