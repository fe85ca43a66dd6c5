import { currencyCode } from '@foyer/texts/format'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { PaymentChannel } from '#payments/rules/merchant-payments.ts'
import { callbackUrl } from './callback-url.ts'
import { chargeOf } from './steps/payment-sums.ts'
import type { StoredDeposit } from './stored/stored-payment.ts'

export type OpenDepositDeps = Pick<Deps, 'inUnit' | 'clock' | 'log' | 'paymentsOf' | 'publicAddresses'>

/** Gets the provider's page for a deposit that has none. A deposit that the provider declines for good ends here. */
export const openDeposit = ({ inUnit, clock, log, paymentsOf, publicAddresses }: OpenDepositDeps) => {
  const change = async (
    deposit: StoredDeposit,
    to: { readonly state: 'pending' | 'declined'; readonly url?: string; readonly providerId?: string },
  ) =>
    await inUnit(async unit => {
      const locked = await unit.payments.lock(deposit.merchant, deposit.id)
      // A callback may have been quicker.
      if (locked?.state === 'created') await unit.payments.change(locked, { ...to, changedAt: clock() })
    })

  return async (deposit: StoredDeposit, channel: PaymentChannel, { merchant, language }: SignedInCaller): Promise<void> => {
    // The same order for each try, whatever host the form was sent to: a provider refuses another content under the same reference.
    const { id: reference, currency, expiresAt, site } = deposit
    const provider = paymentsOf(merchant)
    if (!provider) throw new Refusal('payment.channel.closed')
    try {
      const opened = await provider.deposit(
        {
          reference,
          channel: channel.code,
          amount: chargeOf(deposit),
          currency: currencyCode(currency),
          callbackUrl: callbackUrl(publicAddresses.of(merchant), merchant.code),
          returnUrl: `${site}/m/voucherCenter?deposit=${reference}`,
          language,
          expiresAt,
        },
        merchant,
      )
      await change(deposit, { state: 'pending', ...opened })
    } catch (error) {
      log.warn({ err: error, merchant: merchant.code, payment: reference }, 'a payment provider opened no deposit')
      if (!(error instanceof PermanentFailure)) throw new Refusal('payment.provider.unavailable')
      await change(deposit, { state: 'declined' })
      throw new Refusal('payment.channel.closed')
    }
  }
}
