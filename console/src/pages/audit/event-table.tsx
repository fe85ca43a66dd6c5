import { useTexts } from '#texts/use-texts.ts'
import type { StaffEvent } from './event-detail.tsx'
import { EventRow } from './event-row.tsx'
import styles from './audit.module.css'

/** Events of the trace, the latest first. */
export const EventTable = ({ events, timeZone }: { readonly events: readonly StaffEvent[]; readonly timeZone: string | undefined }) => {
  const t = useTexts('audit')
  return (
    <table className={styles.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th>{t('when')}</th>
          <th>{t('who')}</th>
          <th>{t('did')}</th>
          <th className={styles.late}>{t('about')}</th>
          <th className={styles.late}>{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(one => (
          <EventRow key={one.number} event={one} timeZone={timeZone} />
        ))}
      </tbody>
    </table>
  )
}
