import { saveCsv } from '#frame/csv.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { Cohorts } from './cohorts.tsx'
import { FunnelSteps, STEPS } from './funnel-steps.tsx'
import type { Days } from './report-rules.ts'
import styles from './reports.module.css'

/** From a visit to a second deposit, and who plays on. */
export const FunnelReport = ({ merchant, days }: { merchant: MyMerchant; days: Days }) => {
  const t = useTexts('reports')
  const { value, error, again } = useOp('reports.funnel', days, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value) return <Waiting />
  const { steps, cohorts } = value
  const save = () =>
    saveCsv(`${merchant.code}-funnel-${days.from}-${days.until}.csv`, [
      [t('step'), t('members')],
      ...STEPS.map(step => [t(`step_${step}`), steps[step]]),
    ])
  return (
    <div className={styles.ways}>
      <section>
        <div className={styles.head}>
          <h2>{t('funnel')}</h2>
          <span className="m s">{t('of_step_before')}</span>
          <span className="end">
            <Button small onPress={save}>
              {t('csv')}
            </Button>
          </span>
        </div>
        <FunnelSteps steps={steps} />
        <p className="m s">{t('funnel_about')}</p>
      </section>
      <section>
        <div className={styles.head}>
          <h2>{t('cohorts')}</h2>
          <span className="m s">{t('cohorts_about')}</span>
        </div>
        {cohorts.length === 0 ? <Nothing below={t('no_cohorts_below')}>{t('no_cohorts')}</Nothing> : <Cohorts cohorts={cohorts} />}
      </section>
    </div>
  )
}
