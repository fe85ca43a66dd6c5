import { useNow } from '#format/now.ts'
import { clockTime, placeOf, shortDay } from '#format/times.ts'
import { Page } from '#frame/page.tsx'
import { useQueues } from '#queues/use-queues.ts'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { Alarms } from './alarms.tsx'
import { MoneyToday } from './money-today.tsx'
import { QueueTable } from './queue-table.tsx'
import { WithYou } from './with-you.tsx'
import styles from './today.module.css'

/** What waits for somebody, what is wrong, and what is with this person. */
export const TodayPage = () => {
  const t = useTexts('today')
  const now = useNow()
  const { chosen } = useSession()
  const { value: queues, error, again } = useQueues()
  const zones = [...new Set(chosen.map(({ timeZone }) => timeZone))]
  const [first] = zones
  const clocks = zones.map(zone => t('time_in', { time: clockTime(now, zone), place: placeOf(zone) })).join(', ')
  return (
    <Page title={t('title')} beside={first === undefined ? undefined : `${shortDay(now, first)}, ${clocks}`}>
      <div className={styles.two}>
        {queues ? (
          queues.length > 0 ? (
            <QueueTable queues={queues} />
          ) : (
            <Nothing below={t('no_queue_below')}>{t('no_queue')}</Nothing>
          )
        ) : error === undefined ? (
          <Waiting rows={8} />
        ) : (
          <Failed onAgain={again} requestId={requestIdOf(error)}>
            {errorWords(error)}
          </Failed>
        )}
        <div className={styles.rail}>
          <Alarms />
          <WithYou />
        </div>
      </div>
      <MoneyToday />
    </Page>
  )
}
