import { Link, useLocation } from 'wouter'
import { useKey } from '#keys/use-keys.ts'
import type { QueueNow } from '#queues/use-queues.ts'
import { errorWords } from '#request/error-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { AgeAxis, AgeMarks } from '#ui/age/age-marks.tsx'
import { ageLevelOf } from '#ui/age/age-rules.ts'
import { Age, ageWords } from '#ui/age/age.tsx'
import { Keys } from '#ui/keys.tsx'
import styles from './today.module.css'

const QueueRow = ({ queue }: { queue: QueueNow }) => {
  const t = useTexts('today')
  const shell = useTexts('shell')
  const { total, ages, oldest } = queue.state
  const level = ages[0] === undefined ? 'plain' : ageLevelOf(ages[0], queue.promise)
  return (
    <tr>
      <td>
        <Link href={queue.href} data-row>
          {shell(queue.title)}
          {queue.error !== undefined && <span className={`${styles.beside} s bad`}>{errorWords(queue.error)}</span>}
        </Link>
      </td>
      <td className={`r ${styles.waiting}`}>
        <span className={total === 0 ? 'm' : undefined}>{total}</span>
      </td>
      <td className={level === 'late' ? 'r bad' : level === 'near' ? 'r warn' : 'r'}>
        {oldest ? <Age since={oldest.since} /> : <span className="m">–</span>}
      </td>
      <td className={`r m s ${styles.promise}`}>{ageWords(queue.promise)}</td>
      <td className={styles.marks}>
        <AgeMarks
          ages={ages}
          promise={queue.promise}
          label={ages[0] === undefined ? t('none_waits') : t('marks', { count: total, oldest: ageWords(ages[0]) })}
        />
      </td>
    </tr>
  )
}

/** Everything that waits for somebody, each placed by its age. */
export const QueueTable = ({ queues }: { queues: readonly QueueNow[] }) => {
  const t = useTexts('today')
  const [, go] = useLocation()
  const oldest = queues
    .filter(({ state }) => state.oldest)
    .toSorted((one, other) => (other.state.ages[0] ?? 0) / other.promise - (one.state.ages[0] ?? 0) / one.promise)[0]
  useKey('shift+enter', t('take_oldest'), () => oldest && go(oldest.href), { off: !oldest })
  return (
    <section>
      <table className={styles.queues} aria-label={t('waits')}>
        <thead>
          <tr>
            <th>
              <h2>{t('waits')}</h2>
            </th>
            <th className="r">{t('waiting')}</th>
            <th className="r">{t('oldest')}</th>
            <th className={`r ${styles.promise}`}>{t('promise')}</th>
            <td className={styles.marks}>
              <AgeAxis />
            </td>
          </tr>
        </thead>
        <tbody>
          {queues.map(queue => (
            <QueueRow key={queue.op} queue={queue} />
          ))}
        </tbody>
      </table>
      <p className={`${styles.legend} s m`}>
        <span>{t('legend')}</span>
        <span className="row nw">
          <Keys keys={['J', 'K']} /> {t('move')} <Keys keys={['↵']} /> {t('open')} <Keys keys={['⇧', '↵']} /> {t('take_oldest')}
        </span>
      </p>
    </section>
  )
}
