import { Link } from 'wouter'
import { pathTo } from '#frame/paths.ts'
import type { OpAnswer } from '#request/call.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Dot, type Tone } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from './today.module.css'

interface Alarm {
  readonly key: string
  readonly tone: Tone
  readonly title: string
  readonly below: string
  readonly href: string
}

type Overview = OpAnswer<'system.overview'>

const alarmsOf = ({ jobs, providers, faults }: Overview, t: ReturnType<typeof useTexts<'today'>>): readonly Alarm[] => [
  ...providers.map(({ merchant, provider, reason }): Alarm => ({
    key: `provider ${merchant} ${provider}`,
    tone: 'bad',
    title: t('provider_stopped', { provider }),
    below: [merchant, reason].filter(Boolean).join(': '),
    href: pathTo('system'),
  })),
  ...(jobs.length > 0
    ? [
        {
          key: 'jobs',
          tone: 'bad' as const,
          title: t('jobs_given_up', { count: jobs.length }),
          below: [...new Set(jobs.map(({ kind }) => kind))].slice(0, 3).join(', '),
          href: pathTo('system'),
        },
      ]
    : []),
  ...faults.map(({ merchant, place, reason }): Alarm => ({
    key: `fault ${merchant} ${place} ${reason}`,
    tone: 'warn',
    title: t('content_wrong', { merchant }),
    below: `${place}: ${reason}`,
    href: pathTo('system', 'faults'),
  })),
]

const ReadAlarms = () => {
  const t = useTexts('today')
  const { value } = useOp('system.overview', {}, undefined, { every: FRESH_EVERY })
  if (!value) return null
  const alarms = alarmsOf(value, t)
  return (
    <Section title={t('alarms')} beside={alarms.length > 0 ? t('open_alarms', { count: alarms.length }) : undefined}>
      {alarms.length === 0 && <Nothing below={t('no_alarm_below')}>{t('no_alarm')}</Nothing>}
      <ul className={styles.alarms}>
        {alarms.slice(0, 5).map(({ key, tone, title, below, href }) => (
          <li key={key}>
            <Dot tone={tone} />
            <div>
              <b>{title}</b>
              <p className="s q">{below}</p>
            </div>
            <Link className={styles.alarmLink} href={href} data-row>
              {t('open')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What is wrong with the house itself, for those who may do something about it. */
export const Alarms = () => (useMay()('system.read') ? <ReadAlarms /> : null)
