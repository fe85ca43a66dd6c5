import type { Deps, Stores } from '#kernel/deps.ts'
import type { WalletMerchant } from './asset.ts'
import { createWallet } from './wallet.ts'

/** What a member owes, in the smallest unit. */
export const owedBy = async ({ ledger }: Pick<Stores, 'ledger'>, merchant: string, memberId: string): Promise<number> =>
  -((await ledger.accountsOf(merchant, memberId)).find(({ kind }) => kind === 'owed')?.balance ?? 0)

/** Takes what the member owes from the balance, as far as it goes. Most members owe nothing, and for them nothing is written. */
export const recover = ({ clock }: Pick<Deps, 'clock'>) => {
  const wallet = createWallet({ clock })
  return async (
    unit: Pick<Stores, 'ledger'>,
    { merchant, memberId, reference }: { readonly merchant: WalletMerchant; readonly memberId: string; readonly reference: string },
  ): Promise<void> => {
    if ((await owedBy(unit, merchant.code, memberId)) > 0) await wallet.recover(unit, { merchant, memberId, reference })
  }
}
