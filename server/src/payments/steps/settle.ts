import { currencyCode } from '@foyer/texts/format'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createWallet } from '#money/wallet.ts'
import type { PaymentNews, PaymentOutcome, TakenBack } from '#payments/providers/payment-news.ts'
import type { Contradiction, StoredPayment } from '#payments/stored/stored-payment.ts'
import { followJob } from './follow-job.ts'
import { giveBack } from './give-back.ts'
import { ledgerReference } from './ledger-reference.ts'
import { chargeOf, feeDetail } from './payment-sums.ts'
import { refuseDeposit } from './refuse-deposit.ts'
import { stepFor, type Source, type Step } from './steps.ts'
import { takeBack } from './take-back.ts'

/** What became of what a provider said: the step that was done, or why there was none. */
export type Settled = Step | 'refused' | 'unknown' | 'mismatch'

type SettleDeps = Pick<Deps, 'inUnit' | 'clock' | 'log'>

const isTakenBack = (outcome: PaymentOutcome): outcome is TakenBack => outcome === 'chargeback' || outcome === 'reversed' || outcome === 'refunded'

const isAbout = (payment: StoredPayment, { kind, amount, currency }: PaymentNews): boolean =>
  payment.kind === kind && chargeOf(payment) === amount && currencyCode(payment.currency) === currency

/**
 * Does what follows from what a provider says of a payment: state, money and its events are one transaction, and the payment's row is locked
 * in it, so that of two callbacks the second one finds what the first one did. Nothing here trusts the sender: the caller has proven it.
 */
export const settlePayment = ({ inUnit, clock, log }: SettleDeps) => {
  const wallet = createWallet({ clock })
  const giveBackHeld = giveBack({ clock })
  const takeBackPaid = takeBack({ clock })
  const refuse = refuseDeposit({ inUnit, clock })

  const pay = async (unit: Stores, merchant: Merchant, payment: StoredPayment): Promise<void> => {
    const { memberId, id } = payment
    const reference = ledgerReference(payment)
    // Nobody could use it there. Locked, so that an account is not closed at the same moment.
    if (payment.kind === 'deposit' && (await unit.members.lock(merchant.code, memberId))?.closedAt) throw new Refusal('account.closed')
    if (payment.kind === 'deposit')
      await wallet.deposit(unit, {
        merchant,
        memberId,
        amount: payment.amount,
        reference,
        detail: { payment: id, channel: payment.channel, ...feeDetail(payment) },
      })
    else
      await wallet.payOut(unit, {
        merchant,
        memberId,
        reference: `${reference}:paid`,
        followed: reference,
        detail: { payment: id, ...feeDetail(payment) },
      })
    await unit.payments.change(payment, { state: 'paid', changedAt: clock() })
  }

  const decline = async (unit: Stores, merchant: Merchant, payment: StoredPayment): Promise<void> => {
    if (payment.kind === 'withdrawal') await giveBackHeld(unit, merchant, payment)
    else await unit.payments.change(payment, { state: 'declined', changedAt: clock() })
  }

  /** Kept with the payment, so that the ledger is not right until somebody has looked at it. The same again says nothing new. */
  const contradict = async (unit: Stores, payment: StoredPayment, contradiction: Contradiction): Promise<void> => {
    if (payment.contradiction !== contradiction) await unit.payments.change(payment, { contradiction, resolved: null })
  }

  const apply = async (merchant: Merchant, news: PaymentNews, source: Source): Promise<Settled> =>
    await inUnit(async unit => {
      const payment = await unit.payments.lock(merchant.code, news.reference)
      if (!payment) return 'unknown'
      const facts = { merchant: merchant.code, payment: payment.id, kind: payment.kind, state: payment.state, outcome: news.outcome, source }
      if (!isAbout(payment, news)) {
        log.error(
          { ...facts, amount: news.amount, currency: news.currency },
          'a payment provider names another sum than was asked for: nothing was done',
        )
        await contradict(unit, payment, 'other sum')
        return 'mismatch'
      }
      const step = stepFor(payment, news.outcome, source)
      if (step === 'pay') await pay(unit, merchant, payment)
      if (step === 'decline') await decline(unit, merchant, payment)
      if (step === 'note') await unit.payments.change(payment, { state: payment.kind === 'deposit' ? 'pending' : 'sent', changedAt: clock() })
      if (step === 'take back' && isTakenBack(news.outcome)) {
        log.warn(facts, 'a payment that was paid was taken back')
        await takeBackPaid(unit, merchant, payment, news.outcome)
      }
      if (step === 'ask') await followJob(unit, payment, clock())
      if (step === 'contradiction') {
        log.error(facts, 'a payment provider contradicts what it said before, and the money has moved')
        if (news.outcome === 'paid' || news.outcome === 'declined') await contradict(unit, payment, news.outcome)
      }
      return step
    })

  return async (merchant: Merchant, news: PaymentNews, source: Source): Promise<Settled> => {
    try {
      return await apply(merchant, news, source)
    } catch (error) {
      // A gate of the ledger said no (docs/ledger.md, Gates), or the account is closed. Of payouts and returns no gate is asked.
      if (!(error instanceof Refusal) || news.kind !== 'deposit') throw error
      log.warn({ merchant: merchant.code, payment: news.reference, reason: error.code }, 'a deposit that was paid may not be credited: it goes back')
      await refuse(merchant, news.reference, error.code)
      return 'refused'
    }
  }
}
