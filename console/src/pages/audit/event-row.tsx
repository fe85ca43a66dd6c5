import { useId, useState } from 'react'
import { exactTime, shortTime } from '#format/times.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { EventDetail, type StaffEvent } from './event-detail.tsx'
import styles from './audit.module.css'

/** An event; pressed, it shows before and after. */
export const EventRow = ({ event, timeZone }: { event: StaffEvent; timeZone: string | undefined }) => {
  const t = useTexts('audit')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <tr>
        <td className="nw" title={exactTime(event.at, timeZone)}>
          {shortTime(event.at, timeZone)}
        </td>
        <td>
          <b>{event.person.login}</b>
          {event.token !== null && <div className="q s">{t('by_token', { name: event.token })}</div>}
        </td>
        <td>
          <button type="button" className={styles.open} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} data-row>
            {wordsOf('audit', `event_${event.event}`)}
          </button>
        </td>
        <td className={classes('q', styles.late)}>
          {wordsOf('audit', `about_${event.about.kind}`)}{' '}
          {event.about.name === null ? (
            <span className="mono m">{event.about.id.slice(0, 40)}</span>
          ) : (
            <span title={event.about.id}>{event.about.name}</span>
          )}
        </td>
        <td className={classes('q cut', styles.late)}>{event.reason?.slice(0, 80)}</td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.detail}>
          <td colSpan={5}>
            <EventDetail event={event} />
          </td>
        </tr>
      )}
    </>
  )
}
