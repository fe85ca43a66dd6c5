import { useState } from 'react'
import { Place } from '#frame/place-words.tsx'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Age } from '#ui/age/age.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Overview } from './overview.ts'
import { type GivenUpJob, JobDialog } from './system-acts.tsx'
import styles from './system.module.css'

export const JobTable = ({ jobs }: Pick<Overview, 'jobs'>) => {
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
