import { useRef, useState, type CSSProperties } from 'react'
import { Link, useLocation } from 'wouter'
import { exactTime, shortTime } from '#format/times.ts'
import { signs, useKey } from '#keys/use-keys.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { Select, TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.ts'
import { sayDone } from '#ui/toast.tsx'
import styles from './payments.module.css'

type Payment = OpAnswer<'payments.get'>

/** What the member reads, by the reason. */
const whys = { account: 'reads_account', identity: 'reads_identity', other: 'reads_unsaid' } as const
type Why = keyof typeof whys

/** What was paid in and out by week: what came in above the line, what left below it. */
const Weeks = ({ payment }: { payment: Payment }) => {
  const t = useTexts('payments')
  const most = Math.max(1, payment.amount, ...payment.weeks.flatMap(week => [week.in, week.out]))
  const share = (amount: number) => ({ '--share': Math.round((amount / most) * 100) }) as CSSProperties
  const [come, gone] = [payment.weeks.reduce((all, week) => all + week.in, 0), payment.weeks.reduce((all, week) => all + week.out, 0)]
  return (
    <figure aria-label={t('weeks')} className={styles.facts}>
      <figcaption className="q s">
        {t('weeks')}: {t('weeks_sums', { in: sumWords(come, payment), out: sumWords(gone, payment) })}
      </figcaption>
      <div className={styles.weeks} aria-hidden="true">
        {payment.weeks.map(week => (
          <div key={week.from} className={styles.week}>
            <span className={styles.in}>
              <b style={share(week.in)} />
            </span>
            <i />
            <span className={styles.out}>
              <b style={share(week.out)} />
            </span>
          </div>
        ))}
      </div>
    </figure>
  )
}

const Known = ({ payment, timeZone }: { payment: Payment; timeZone: string | undefined }) => {
  const t = useTexts('payments')
  const { facts, payee } = payment
  const sum = (amount: number) => sumWords(amount, payment)
  const rows: readonly (readonly [string, string, boolean?])[] = [
    [t('fact_main'), sum(facts.main)],
    [t('fact_held'), sum(facts.held)],
    ...(facts.owed > 0 ? [[t('fact_owed'), sum(facts.owed), true] as const] : []),
    [t('fact_deposited'), t('fact_times', { sum: sum(facts.deposited), count: facts.deposits })],
    [
      t('fact_last_deposit'),
      facts.lastDeposit ? t('fact_at', { sum: sum(facts.lastDeposit.amount), at: shortTime(facts.lastDeposit.at, timeZone) }) : t('never'),
    ],
    [t('fact_staked'), t('fact_bets', { sum: sum(facts.stakedSince.amount), count: facts.stakedSince.bets }), facts.stakedSince.bets === 0],
    [t('fact_won'), sum(facts.wonSince)],
    [t('fact_paid_out'), facts.payouts === 0 ? t('never') : t('fact_times', { sum: sum(facts.paidOut), count: facts.payouts }), facts.payouts === 0],
    [t('fact_payee_added'), exactTime(payee.addedAt, timeZone)],
    [t('fact_payee_paid'), payee.paidTo === 0 ? t('never') : t('times', { count: payee.paidTo }), payee.paidTo === 0],
    [t('fact_shared'), payee.sharedWith === 0 ? t('nobody') : t('others', { count: payee.sharedWith }), payee.sharedWith > 0],
    [t('fact_paused'), facts.paused ? t('paused_yes') : t('no')],
  ]
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <th>{t('fact')}</th>
          <th className="r">{t('now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value, look]) => (
          <tr key={name}>
            <td>{name}</td>
            <td className={look ? 'r warn' : 'r'}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Decide = ({ payment, merchant }: { payment: Payment; merchant: string }) => {
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
    go('/payments/waiting')
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
        <Link className="link" href={`/members/${merchant}/${payment.member.id}`}>
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
      <Known payment={payment} timeZone={place?.timeZone} />
      <Weeks payment={payment} />
      {payment.state === 'waiting' ? (
        may('payments.decide', merchant) ? (
          <Decide payment={payment} merchant={merchant} />
        ) : (
          <Note>{t('not_yours')}</Note>
        )
      ) : (
        <Note>{t('decided', { state: payment.state })}</Note>
      )}
    </>
  )
}
