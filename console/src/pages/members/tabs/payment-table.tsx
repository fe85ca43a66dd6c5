import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { State, type Tone } from '#ui/marks.tsx'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

const tones: Readonly<Record<string, Tone>> = {
  paid: 'good',
  declined: 'bad',
  returned: 'bad',
  held: 'warn',
  waiting: 'warn',
  sent: 'warn',
  pending: 'warn',
}

type PaymentsProps = Pick<OpAnswer<'members.money'>, 'payments'> & Pick<TabProps, 'member' | 'timeZone'>

/** The payments of a member, also those that moved nothing. */
export const PaymentTable = ({ payments, member, timeZone }: PaymentsProps) => {
  const t = useTexts('members')
  return (
    <table>
      <thead>
        <tr>
          <th>{t('column_when')}</th>
          <th>{t('column_payment')}</th>
          <th className={styles.wide}>{t('column_way')}</th>
          <th>{t('column_state')}</th>
          <th className="r">{t('column_amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(one => (
          <tr key={one.id}>
            <td className="q s">
              <When at={one.createdAt} timeZone={timeZone} />
            </td>
            <td>
              {t(`open_${one.kind}`)} <span className={classes('mono m', styles.wide)}>{one.id}</span>
            </td>
            <td className={classes('q', styles.wide)}>{one.way}</td>
            <td className="s">
              <State tone={tones[one.state]}>{wordsOf('members', `payment_${one.state}`, one.state)}</State>
              {one.contradiction !== null && <span className="bad"> {t('payment_contradiction')}</span>}
            </td>
            <td className="r">
              <Sum sum={one.amount} of={member} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
