import type { CSSProperties } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords } from '#ui/sum.tsx'
import type { Payment } from './payment.ts'
import styles from './payments.module.css'

/** What was paid in and out by week: what came in above the line, what left below it. */
export const PaymentWeeks = ({ payment }: { payment: Payment }) => {
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
