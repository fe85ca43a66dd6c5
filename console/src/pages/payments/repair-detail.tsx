import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './payments.module.css'

interface RepairProps {
  merchant: string
  id: string
  part: 'stuck' | 'contradictions'
}

/** A payment that is stuck or contradicted: the company is asked, the money given back by two people, or what was found written down. */
export const RepairDetail = ({ merchant, id, part }: RepairProps) => {
  const t = useTexts('payments')
  const may = useMay()
  const place = useMerchant()(merchant)
  const [reason, setReason] = useState('')
  const { value } = useOp(`payments.${part}`, {}, merchant)
  const [ask, back, resolve] = [useAct('payments.askCompany'), useAct('payments.giveBack'), useAct('payments.resolve')]
  if (!value) return <Waiting />
  const payment = value.items.find(item => item.id === id)
  if (!payment) return <Nothing>{t('gone')}</Nothing>
  const off = reason.trim().length < 3 ? t('needs_reason') : undefined
  const error = ask.error ?? back.error ?? resolve.error
  const mayRepair = may('payments.repair', merchant)
  return (
    <>
      <p className={styles.about}>
        {t(payment.kind)} ·{' '}
        <Link className="link" href={memberHref(merchant, payment.member.id)}>
          {payment.member.username}
        </Link>{' '}
        · {place?.name}
      </p>
      <h2 className={styles.sum}>{sumWords(payment.amount, value)}</h2>
      <Facts
        left
        facts={[
          { name: t('number'), value: <span className="mono">{payment.id}</span> },
          { name: t('here'), value: payment.state },
          ...('says' in payment ? [{ name: t('company_says'), value: <span className="warn">{payment.says}</span> }] : []),
          { name: t('asked'), value: exactTime(payment.createdAt, place?.timeZone) },
          { name: t('since'), value: exactTime(payment.changedAt, place?.timeZone) },
          ...('checks' in payment ? [{ name: t('asks'), value: t('times', { count: payment.checks }) }] : []),
        ]}
      />
      {mayRepair ? (
        <div className={styles.foot}>
          <TextArea label={t('reason')} rows={2} value={reason} onChange={setReason} maxLength={1000} hint={t('reason_hint')} />
          {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
          <div className={styles.acts}>
            <span className="m s">{t('repair_note')}</span>
            {part === 'contradictions' && (
              <Button
                off={off}
                busy={resolve.busy}
                onPress={() => void resolve.act({ id, reason: reason.trim() }, merchant).then(done => done && sayDone(t('done_resolved')))}
              >
                {t('resolve')}
              </Button>
            )}
            {payment.kind === 'withdrawal' && (payment.state === 'held' || payment.state === 'sent') && (
              <Button
                kind="no"
                off={off}
                busy={back.busy}
                onPress={() =>
                  void back
                    .act({ id, reason: reason.trim() }, merchant)
                    .then(done => done && sayDone(t('done_asked', { sum: sumWords(payment.amount, value) })))
                }
              >
                {t('give_back', { sum: sumWords(payment.amount, value) })}
              </Button>
            )}
            <Button
              kind="go"
              busy={ask.busy}
              onPress={() =>
                void ask.act({ id }, merchant).then(answer => answer && sayDone(t('company_said', { says: answer.says ?? t('unknown_there') })))
              }
            >
              {t('ask_company')}
            </Button>
          </div>
        </div>
      ) : (
        <Note>{t('repair_not_yours')}</Note>
      )}
    </>
  )
}
