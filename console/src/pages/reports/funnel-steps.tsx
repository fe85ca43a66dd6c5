import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './reports.module.css'

export type Funnel = OpAnswer<'reports.funnel'>
export const STEPS = ['visits', 'forms', 'registered', 'verified', 'deposited', 'again'] as const
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export const FunnelSteps = ({ steps }: { steps: Funnel['steps'] }) => {
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
