import { dayWords } from '#format/day-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Wide } from '#ui/wide.tsx'
import type { Funnel } from './funnel-steps.tsx'
import { shadeOf } from './report-rules.ts'
import styles from './reports.module.css'

export const Cohorts = ({ cohorts }: { cohorts: Funnel['cohorts'] }) => {
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
