import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import { signs, useKey } from '#keys/use-keys.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { sumWords } from '#ui/sum.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { Payment } from './payment.ts'
import styles from './payments.module.css'

/** What the member reads, by the reason. */
const whys = { account: 'reads_account', identity: 'reads_identity', other: 'reads_unsaid' } as const
type Why = keyof typeof whys

export const PaymentDecision = ({ payment, merchant }: { payment: Payment; merchant: string }) => {
  const t = useTexts('payments')
  const [, go] = useLocation()
  const [reason, setReason] = useState('')
  const [why, setWhy] = useState<Why>('account')
  const [refusing, setRefusing] = useState(false)
  const [approve, refuse, hold] = [useAct('payments.approve'), useAct('payments.refuse'), useAct('payments.hold')]
  const [toApprove, toRefuse, toHold] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // No key moves money by one press: it takes the focus to the act.
  useKey('a', t('key_approve'), () => toApprove.current?.focus())
  useKey('r', t('key_refuse'), () => toRefuse.current?.focus())
  useKey('h', t('key_hold'), () => toHold.current?.focus())
  const off = reason.trim().length < 3 ? t('needs_reason') : undefined
  const [whole, arrives] = [sumWords(payment.amount, payment), sumWords(payment.amount - payment.fee, payment)]
  const done = (words: string) => {
    sayDone(words)
    go(pathTo('payments', 'waiting'))
  }
  const { id } = payment
  const input = { id, reason: reason.trim() }
  const approveIt = async () => {
    const answer = await approve.act(input, merchant)
    if (answer) done(t(`done_${answer.outcome}`, { sum: arrives }))
  }
  const putAside = async () => {
    if (await hold.act({ ...input, hours: payment.aside ? 0 : 24 }, merchant)) done(t(payment.aside ? 'done_back' : 'done_hold'))
  }
  const refuseIt = async () => {
    const answer = await refuse.act({ ...input, why }, merchant)
    setRefusing(false)
    if (answer) done(t('done_refused', { sum: whole }))
  }
  const error = approve.error ?? refuse.error ?? hold.error
  return (
    <div className={styles.foot}>
      <TextArea label={t('reason')} rows={2} value={reason} onChange={setReason} maxLength={1000} hint={t('reason_hint')} />
      {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
      <div className={styles.acts}>
        <span className="m s">{payment.people > 1 ? t('two_people_note') : t('one_person_note')}</span>
        <Button ref={toHold} keys={signs('h')} off={off} busy={hold.busy} onPress={() => void putAside()}>
          {t(payment.aside ? 'back' : 'hold')}
        </Button>
        <Button ref={toRefuse} kind="no" keys={signs('r')} off={off} onPress={() => setRefusing(true)}>
          {t('refuse', { sum: whole })}
        </Button>
        <Button ref={toApprove} kind="go" keys={signs('a')} off={off} busy={approve.busy} onPress={() => void approveIt()}>
          {payment.people > 1 ? t('ask', { sum: arrives }) : t('approve', { sum: arrives })}
        </Button>
      </div>
      {refusing && (
        <Dialog title={t('refuse', { sum: whole })} about={t('refuse_about', { name: payment.member.username })} onClose={() => setRefusing(false)}>
          <Select
            label={t('reads')}
            value={why}
            onChange={setWhy}
            options={(Object.keys(whys) as Why[]).map(value => ({ value, words: t(whys[value]) }))}
          />
          <DialogFoot>
            <Button onPress={() => setRefusing(false)}>{t('leave')}</Button>
            <Button kind="kill" busy={refuse.busy} onPress={() => void refuseIt()}>
              {t('refuse', { sum: whole })}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </div>
  )
}
