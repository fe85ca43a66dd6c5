import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './ledger.module.css'

/** A deposit that its payer’s bank took back, booked by hand. */
export const Chargeback = ({ merchant }: { merchant: MyMerchant }) => {
  const t = useTexts('ledger')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const chargeback = useAct('ledger.chargeback')
  const id = typed.trim()
  const isNumber = /^[A-Za-z0-9_-]{22}$/.test(id)
  const { value, error } = useOp('ledger.payment', isNumber ? { id } : undefined, merchant.code)
  const payment = isNumber && error === undefined ? value : undefined
  const isOpen = payment?.state === 'paid' && payment.takenBack === null
  const off = !isOpen ? t('needs_payment') : reason.trim().length < 3 ? t('needs_reason') : undefined
  return (
    <div className={styles.part}>
      <p className="q">{t('chargeback_about')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('payment_number')}
          value={typed}
          onChange={setTyped}
          fault={isNumber && error !== undefined ? errorWords(error) : undefined}
        />
      </div>
      {payment && (
        <Facts
          left
          facts={[
            { name: t('member'), value: payment.member.username },
            { name: t('sum'), value: sumWords(payment.amount, payment) },
            { name: t('state'), value: payment.takenBack ?? payment.state },
            { name: t('since'), value: exactTime(payment.changedAt, merchant.timeZone) },
            { name: t('can_be_spent'), value: sumWords(payment.balance, payment) },
          ]}
        />
      )}
      {payment && isOpen && payment.balance < payment.amount && (
        <Note tone="accent">{t('chargeback_rest', { rest: sumWords(payment.amount - payment.balance, payment) })}</Note>
      )}
      {payment && !isOpen && <Note tone="warn">{t('chargeback_not')}</Note>}
      <div className={styles.fields}>
        <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={1000} hint={t('reason_hint')} />
      </div>
      {chargeback.error !== undefined && <Note tone="bad">{errorWords(chargeback.error)}</Note>}
      <div className={styles.end}>
        <span className="m s">{t('second_person')}</span>
        <Button
          kind="go"
          off={off}
          busy={chargeback.busy}
          onPress={() =>
            void chargeback.act({ paymentId: id, reason: reason.trim() }, merchant.code).then(answer => answer && sayDone(t('done_asked')))
          }
        >
          {payment ? t('ask_chargeback', { sum: sumWords(payment.amount, payment) }) : t('ask_approval')}
        </Button>
      </div>
    </div>
  )
}
