import { currencyCode } from '@foyer/texts/format'
import type { Deps } from '#kernel/deps.ts'
import { CredentialsRefused, PermanentFailure } from '#kernel/jobs/job-failures.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { PaymentNews } from '#payments/providers/payment-news.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import type { StoredDeposit, StoredPayment, StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { followJob } from './follow-job.ts'
import { chargeOf } from './payment-sums.ts'
import { sendWithdrawal } from './send-withdrawal.ts'
import { settlePayment } from './settle.ts'

/** The provider is asked again after this time, ms, then after twice as long, and so on up to the longest. */
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 15 * 60_000

/** When the provider is asked the next time; of a deposit also when its time ends. */
export const nextCheck = ({ checks, expiresAt }: { readonly checks: number; readonly expiresAt?: Date }, now: Date): Date => {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS)
  const next = now.getTime() + wait
  const end = expiresAt?.getTime() ?? Infinity
  return new Date(now.getTime() < end ? Math.min(next, end) : next)
}

const isOpen = ({ state }: StoredPayment): boolean => ['created', 'pending', 'held', 'sent'].includes(state)

type FollowDeps = Pick<Deps, 'inUnit' | 'stores' | 'clock' | 'log' | 'merchants' | 'paymentsOf' | 'seals' | 'publicAddresses'>

/**
 * Follows a payment to its end where no callback says it: sends a withdrawal to the provider, asks what became of a payment, and lets a
 * deposit expire. It plans its own next time, so that it goes on for as long as the payment is open, whatever the provider answers.
 */
export const followPayment = (deps: FollowDeps) => {
  const { inUnit, stores, clock, log, merchants, paymentsOf } = deps
  const settle = settlePayment(deps)
  const send = sendWithdrawal(deps)

  const planNext = async (payment: StoredPayment): Promise<void> =>
    await inUnit(async unit => {
      if (await unit.payments.noteCheck(payment)) await followJob(unit, payment, nextCheck(payment, clock()))
    })

  /** The provider's word that it has none: only by its own answer, never because it is silent. */
  const declined = (payment: StoredPayment): PaymentNews => ({
    kind: payment.kind,
    reference: payment.id,
    outcome: 'declined',
    amount: chargeOf(payment),
    currency: currencyCode(payment.currency),
    providerId: '',
  })

  const followDeposit = async (deposit: StoredDeposit, merchant: Merchant, provider: PaymentProvider): Promise<void> => {
    const news = await provider.status('deposit', deposit.id, merchant)
    if (news) await settle(merchant, news, 'status')
    if (news?.outcome === 'paid' || clock() < deposit.expiresAt) return
    await inUnit(async unit => {
      const locked = await unit.payments.lock(merchant.code, deposit.id)
      if (locked && isOpen(locked)) await unit.payments.change(locked, { state: 'expired', changedAt: clock() })
    })
  }

  /** A provider that refuses an order gives the money back, but not where it had taken that order before: then it contradicts itself. */
  const refused = async (withdrawal: StoredWithdrawal, merchant: Merchant): Promise<void> => {
    if (withdrawal.state !== 'sent') return void (await settle(merchant, declined(withdrawal), 'status'))
    log.error({ merchant: merchant.code, payment: withdrawal.id }, 'a payment provider refuses an order that it had taken: the money stays held')
    await inUnit(async unit => {
      const locked = await unit.payments.lock(merchant.code, withdrawal.id)
      if (locked?.state === 'sent' && locked.contradiction !== 'refused')
        await unit.payments.change(locked, { contradiction: 'refused', resolved: null })
    })
  }

  const followWithdrawal = async (withdrawal: StoredWithdrawal, merchant: Merchant, provider: PaymentProvider): Promise<void> => {
    // Once it was sent, the provider may have it, whatever was answered: its state is asked first.
    const news = withdrawal.triedAt === null ? undefined : await provider.status('withdrawal', withdrawal.id, merchant)
    if (news) await settle(merchant, news, 'status')
    // One that the provider does not know is sent again: under the same reference it is not paid twice. One that has ended must never be sent: its
    // money has left already, or is in the balance again.
    else if (isOpen(withdrawal)) {
      const became = await send(withdrawal, merchant, provider)
      if (became === 'refused') await refused(withdrawal, merchant)
      // It has left nobody's hands yet: the money comes back, and what is owed is taken from it.
      if (became === 'owed') await settle(merchant, declined(withdrawal), 'status')
    }
  }

  const follow = async (payment: StoredPayment, merchant: Merchant): Promise<void> => {
    const provider = paymentsOf(merchant)
    if (!provider) return
    if (payment.kind === 'deposit') await followDeposit(payment, merchant, provider)
    else await followWithdrawal(payment, merchant, provider)
  }

  return async (code: string, id: string): Promise<void> => {
    const merchant = merchants.byCode(code)
    const payment = await stores.payments.byId(code, id)
    if (!merchant || !payment) return
    const wasOpen = isOpen(payment)
    try {
      await follow(payment, merchant)
    } catch (error) {
      // Its jobs wait until the merchant's account is right again.
      if (error instanceof CredentialsRefused) throw error
      // A payment that had ended is asked for once, after a callback: the job is tried again as usual.
      if (!wasOpen && !(error instanceof PermanentFailure)) throw error
      log.warn({ err: error, merchant: code, payment: id }, 'a payment provider could not be asked')
    }
    const after = await stores.payments.byId(code, id)
    if (after && isOpen(after)) await planNext(after)
  }
}
