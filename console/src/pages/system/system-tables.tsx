import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { Place } from '#frame/place-words.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import { JobDialog, ResumeDialog, type GivenUpJob, type StoppedProvider } from './system-acts.tsx'
import styles from './system.module.css'

type Overview = OpAnswer<'system.overview'>

export const Jobs = ({ jobs }: Pick<Overview, 'jobs'>) => {
  const t = useTexts('system')
  const off = useOff()('system.act')
  const [open, setOpen] = useState<{ job: GivenUpJob; what: 'retry' | 'drop' }>()
  return (
    <Section title={t('jobs')} beside={t('jobs_about')}>
      {jobs.length === 0 && <Nothing>{t('no_job')}</Nothing>}
      {jobs.length > 0 && (
        <table className={styles.table} aria-label={t('jobs')}>
          <thead>
            <tr>
              <th>{t('kind')}</th>
              <th className={styles.late}>{t('where')}</th>
              <th>{t('failure')}</th>
              <th className={classes('r', styles.late)}>{t('tries')}</th>
              <th className={classes('r', styles.late)}>{t('given_up')}</th>
              <th>
                <span className="unseen">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(job => (
              <tr key={`${job.merchant} ${job.id}`}>
                <td>{job.kind}</td>
                <td className={styles.late}>
                  <Place code={job.merchant} />
                </td>
                <td className={classes('q s', styles.failure)}>{job.failure}</td>
                <td className={classes('r', styles.late)}>{job.attempts}</td>
                <td className={classes('r', styles.late)}>
                  <Age since={job.failedAt} />
                </td>
                <td className="r">
                  <span className={styles.acts}>
                    <Button small off={off} onPress={() => setOpen({ job, what: 'retry' })}>
                      {t('retry')}
                    </Button>
                    <Button small kind="plain" off={off} onPress={() => setOpen({ job, what: 'drop' })}>
                      {t('drop')}
                    </Button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && <JobDialog job={open.job} what={open.what} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

export const Providers = ({ providers }: Pick<Overview, 'providers'>) => {
  const t = useTexts('system')
  const off = useOff()('system.act')
  const [open, setOpen] = useState<StoppedProvider>()
  return (
    <Section title={t('providers')} beside={t('providers_about')}>
      {providers.length === 0 && <Nothing>{t('no_provider')}</Nothing>}
      {providers.length > 0 && (
        <table className={styles.table} aria-label={t('providers')}>
          <tbody>
            {providers.map(provider => (
              <tr key={`${provider.merchant} ${provider.provider}`}>
                <td>
                  <State tone="bad">{provider.provider}</State>
                </td>
                <td className={styles.late}>
                  <Place code={provider.merchant} />
                </td>
                <td className={classes('q s', styles.failure)}>{provider.reason}</td>
                <td className={classes('r', styles.late)}>{t('until', { at: exactTime(provider.until) })}</td>
                <td className="r">
                  <Button small off={off} onPress={() => setOpen(provider)}>
                    {t('resume')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && <ResumeDialog provider={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

export const Faults = ({ faults }: Pick<Overview, 'faults'>) => {
  const t = useTexts('system')
  return (
    <Section title={t('faults')} beside={t('faults_about')}>
      {faults.length === 0 && <Nothing>{t('no_fault')}</Nothing>}
      {faults.length > 0 && (
        <table className={styles.table} aria-label={t('faults')}>
          <tbody>
            {faults.map(({ merchant, place, reason }) => (
              <tr key={`${merchant} ${place} ${reason}`}>
                <td>
                  <Place code={merchant} />
                </td>
                <td className="mono">{place}</td>
                <td className="q">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
