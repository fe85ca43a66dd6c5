import { currencyCode } from '@foyer/texts/format'
import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { owedBy } from '#money/recover.ts'
import { callbackUrl } from '#payments/callback-url.ts'
import { ACCOUNT_SEAL } from '#payments/payout-accounts/account-number.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { chargeOf } from './payment-sums.ts'

/**
 * Sends a withdrawal to the provider. `refused`: the provider definitely does not take it; `owed`: it was not sent, because
 * the member owes something by now. `locked`: it was not sent, because staff have locked the member's withdrawals; it waits. Any other error leaves open what became of it. That it
 * is sent is stored before, so that after a stop in between, too, nobody takes it for one that the provider cannot have.
 */
export const sendWithdrawal =
  ({ inUnit, stores, clock, seals, publicAddresses }: Pick<Deps, 'inUnit' | 'stores' | 'clock' | 'seals' | 'publicAddresses'>) =>
  async (withdrawal: StoredWithdrawal, merchant: Merchant, provider: PaymentProvider): Promise<'sent' | 'refused' | 'ended' | 'owed' | 'locked'> => {
    const [account] = await stores.payoutAccounts.byIds(merchant.code, [withdrawal.accountId])
    if (!account) throw new Error(`withdrawal ${withdrawal.id} of ${merchant.code} has no account`)
    const { bank, holder, sealedNumber } = account
    const standing = await inUnit(async unit => {
      const locked = await unit.payments.lock(merchant.code, withdrawal.id)
      if (locked?.state !== 'held' && locked?.state !== 'sent') return 'ended'
      if (locked.triedAt !== null) return 'open'
      if ((await owedBy(unit, merchant.code, withdrawal.memberId)) > 0) return 'owed'
      if (await unit.locks.holds(withdrawal, 'withdrawal', clock())) return 'locked'
      await unit.payments.change(locked, { triedAt: clock() })
      return 'open'
    })
    if (standing !== 'open') return standing
    try {
      const { providerId } = await provider.withdraw(
        {
          reference: withdrawal.id,
          amount: chargeOf(withdrawal),
          currency: currencyCode(withdrawal.currency),
          callbackUrl: callbackUrl(publicAddresses.of(merchant), merchant.code),
          bank,
          holder,
          number: seals.open(ACCOUNT_SEAL, sealedNumber),
        },
        merchant,
      )
      await inUnit(async unit => {
        const locked = await unit.payments.lock(merchant.code, withdrawal.id)
        // A callback may have been quicker.
        if (locked?.state === 'held') await unit.payments.change(locked, { state: 'sent', providerId, changedAt: clock() })
      })
      return 'sent'
    } catch (error) {
      if (error instanceof PermanentFailure) return 'refused'
      throw error
    }
  }
