import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { PaymentDecision } from './payment-decision.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentWeeks } from './payment-weeks.tsx'
import styles from './payments.module.css'

/** A withdrawal with everything by which a person decides, and the decision. */
export const PaymentDetail = ({ merchant, id }: { merchant: string; id: string }) => {
  const t = useTexts('payments')
  const may = useMay()
  const place = useMerchant()(merchant)
  const { value: payment, error, again } = useOp('payments.get', { id }, merchant)
  if (error !== undefined && !payment)
    return (
      <Failed onAgain={again} requestId={requestIdOf(error)}>
        {errorWords(error)}
      </Failed>
    )
  if (!payment) return <Waiting />
  const { payee } = payment
  return (
    <>
      <p className={styles.about}>
        {t('withdrawal_of')}{' '}
        <Link className="link" href={memberHref(merchant, payment.member.id)}>
          {payment.member.username}
        </Link>{' '}
        · {place?.name}
      </p>
      <h2 className={styles.sum}>{sumWords(payment.amount, payment)}</h2>
      <Facts
        left
        facts={[
          { name: t('to'), value: t('payee', { bank: payee.bank, number: payee.number, holder: payee.holder }) },
          { name: t('arrives'), value: sumWords(payment.amount - payment.fee, payment) },
          { name: t('waits'), value: payment.waitsFor.map(why => t(`because_${why}`)).join(' ') },
          { name: t('asked'), value: exactTime(payment.createdAt, place?.timeZone) },
        ]}
      />
      {payment.aside && (
        <Note tone="warn">{t('aside_until', { until: exactTime(payment.aside.until, place?.timeZone), reason: payment.aside.reason })}</Note>
      )}
      {payee.isRemoved && <Note tone="bad">{t('account_removed')}</Note>}
      <PaymentFacts payment={payment} timeZone={place?.timeZone} />
      <PaymentWeeks payment={payment} />
      {payment.state === 'waiting' ? (
        may('payments.decide', merchant) ? (
          <PaymentDecision payment={payment} merchant={merchant} />
        ) : (
          <Note>{t('not_yours')}</Note>
        )
      ) : (
        <Note>{t('decided', { state: payment.state })}</Note>
      )}
    </>
  )
}
