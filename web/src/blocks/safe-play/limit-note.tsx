import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './limit-note.module.css'

/** Which limit is in the way, how much of it is left, and when it begins anew. */
export const LimitNote = ({ limit: { kind, period, most, left, endsAt } }: { readonly limit: LimitReached }) => {
  const t = useTexts('safeplay')
  const money = useMoney()
  const format = useFormat()
  const sum = (amount: number) => (kind === 'time' ? t('duration_minutes', { count: amount }) : money(amount))
  return (
    <div className={styles.note}>
      <p className={styles.name}>
        {t(kind)} · {t(period)}
      </p>
      <p>{t('limit_left', { left: `\u2068${sum(left)}\u2069`, most: `\u2068${sum(most)}\u2069` })}</p>
      <p className={styles.quiet}>{t('renews', { date: format.moment(endsAt, 'date-time') })}</p>
    </div>
  )
}
