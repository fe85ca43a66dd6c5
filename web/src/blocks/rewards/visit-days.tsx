import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon, starIcon } from '#ui/icons/page-icons.ts'
import type { VisitWeek } from './visit-week.ts'
import styles from './visit-days.module.css'

/** The seven days of a week, each with what a visit gives. */
export const VisitDays = ({ week: { days, today } }: { readonly week: VisitWeek }) => {
  const t = useTexts('rewards')
  const wallet = useTexts('wallet')
  const format = useFormat()
  return (
    <ol className={styles.days} aria-label={wallet('visit_week')}>
      {days.map(({ day, state }) => (
        <li key={day} className={classes(styles.day, styles[state])} aria-current={day === today.turn ? 'date' : undefined}>
          <span className={styles.date}>{format.number(Number(day.slice(-2)))}</span>
          <Icon glyph={state === 'taken' ? checkIcon : starIcon} small />
          {state === 'taken' ? <Hidden>{t('rewards_taken')}</Hidden> : today.points > 0 && <bdi dir="ltr">+{format.number(today.points)}</bdi>}
        </li>
      ))}
    </ol>
  )
}
