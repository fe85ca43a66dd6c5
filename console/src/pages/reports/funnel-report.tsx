import { dayWords } from '#format/day-words.ts'
import { saveCsv } from '#frame/csv.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Failed, Nothing, Waiting } from '#ui/states.tsx'
import { Wide } from '#ui/wide.tsx'
import { shadeOf, type Days } from './report-rules.ts'
import styles from './reports.module.css'

type Report = OpAnswer<'reports.funnel'>
const STEPS = ['visits', 'forms', 'registered', 'verified', 'deposited', 'again'] as const
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

const Funnel = ({ steps }: { steps: Report['steps'] }) => {
  const t = useTexts('reports')
  const most = Math.max(1, ...STEPS.map(step => steps[step]))
  return (
    <ol className={styles.funnel}>
      {STEPS.map((step, at) => {
        const above = at === 0 ? undefined : steps[STEPS[at - 1] ?? step]
        return (
          <li key={step}>
            <span>{t(`step_${step}`)}</span>
            <b>{steps[step].toLocaleString('en')}</b>
            {/* Who lets themselves be measured is fewer than who comes, so that a share of them would say nothing. */}
            <span className="q s">{step === 'registered' || above === undefined || above === 0 ? '' : percent.format(steps[step] / above)}</span>
            <svg width="100%" height="6" aria-hidden>
              <rect className={styles.trough} width="100%" height="6" rx="2" />
              <rect className={styles.bar} width={`${((100 * steps[step]) / most).toFixed(1)}%`} height="6" rx="2" />
            </svg>
          </li>
        )
      })}
    </ol>
  )
}

const Cohorts = ({ cohorts }: { cohorts: Report['cohorts'] }) => {
  const t = useTexts('reports')
  const weeks = Math.max(0, ...cohorts.map(({ played }) => played.length))
  return (
    <Wide label={t('cohorts')}>
      <table className={styles.cohorts}>
        <thead>
          <tr>
            <th>{t('first_deposit_in')}</th>
            <th className="r">{t('members')}</th>
            {Array.from({ length: weeks }, (_, at) => (
              <th key={at} className="r">
                {t('weeks_later', { count: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ week, size, played }) => (
            <tr key={week}>
              <td className="nw">{dayWords(week).slice(4)}</td>
              <td className="r q">{size.toLocaleString('en')}</td>
              {Array.from({ length: weeks }, (_, at) => {
                const count = played[at]
                return count === undefined ? (
                  <td key={at} aria-label={t('not_over')} />
                ) : (
                  <td
                    key={at}
                    className={classes('r', styles.share, styles[`shade${shadeOf(count / size)}`])}
                    title={t('of_cohort', { count, size })}
                  >
                    {Math.round((100 * count) / size)} %
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

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
        <Funnel steps={steps} />
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
