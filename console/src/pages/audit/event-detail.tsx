import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Facts } from '#ui/facts.tsx'
import { changesOf } from './event-changes.ts'
import styles from './audit.module.css'

export type StaffEvent = OpAnswer<'audit.list'>['events'][number]

export const EventDetail = ({ event }: { event: StaffEvent }) => {
  const t = useTexts('audit')
  const changes = changesOf(event.before, event.after)
  return (
    <div className={classes('stack', styles.changes)}>
      {changes.length > 0 && (
        <table aria-label={t('before_and_after')}>
          <thead>
            <tr>
              <th>{t('what')}</th>
              <th className="r">{t('before')}</th>
              <th className="r">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after, same }) => (
              <tr key={name}>
                <td className="q">{name}</td>
                <td className="r m">{before}</td>
                <td className="r">{same ? after : <b>{after}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Facts
        left
        facts={[
          { name: t('about_id'), value: <span className="mono">{event.about.id}</span> },
          ...(event.reason === null ? [] : [{ name: t('reason'), value: event.reason }]),
          ...(event.token === null ? [] : [{ name: t('token'), value: event.token }]),
          { name: t('address'), value: <span className="mono">{event.ip}</span> },
          { name: t('request'), value: <span className="mono">{event.requestId}</span> },
          {
            name: t('link_of_chain'),
            value: <span className="mono">{t('number', { number: String(event.number), digest: event.digest.slice(0, 16) })}</span>,
          },
        ]}
      />
    </div>
  )
}
