import { exactTime, shortTime } from '#format/times.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import type { Payment } from './payment.ts'
import styles from './payments.module.css'

export const PaymentFacts = ({ payment, timeZone }: { payment: Payment; timeZone: string | undefined }) => {
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
