import { dayWords } from '#format/day-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sumWords, type CurrencyFacts } from '#ui/sum.tsx'
import type { DayFigures } from './day-figures.ts'
import { LEFT, PlotFrame } from './plot-frame.tsx'
import { PlotGrid } from './plot-grid.tsx'
import { scaleEnd } from './report-rules.ts'
import styles from './reports.module.css'

const [HEIGHT, TOP] = [232, 8] // px

interface PaymentsPlotProps {
  days: readonly DayFigures[]
  facts: CurrencyFacts
  at: number
  onMove: (at: number) => void
}

/** Deposits and what was paid out, by day. */
export const PaymentsPlot = ({ days, facts, at, onMove }: PaymentsPlotProps) => {
  const t = useTexts('reports')
  const words = (amount: number) => sumWords(amount, facts)
  const highest = Math.max(...days.map(({ deposits }) => deposits), ...days.map(({ paidOut }) => paidOut))
  const top = scaleEnd(highest)
  const y = (value: number) => HEIGHT - (value / top) * (HEIGHT - TOP)
  const day = days[at]
  return (
    <PlotFrame
      label={t('plot_payments')}
      days={days.map(one => one.key)}
      height={HEIGHT}
      at={at}
      onMove={onMove}
      spoken={day ? t('payments_spoken', { day: dayWords(day.key), in: words(day.deposits), out: words(day.paidOut) }) : ''}
      readout={
        day && (
          <>
            <b>{dayWords(day.key)}</b>
            <span>
              <span className="q">{t('in_small')}</span> {words(day.deposits)}
            </span>
            <span>
              <span className="q">{t('out_small')}</span> {words(day.paidOut)}
            </span>
          </>
        )
      }
    >
      {width => {
        const step = (width - LEFT) / days.length
        const x = (place: number) => LEFT + (place + 0.5) * step
        const path = (of: 'deposits' | 'paidOut') =>
          days.map((one, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(one[of]).toFixed(1)}`).join('')
        return (
          <>
            <PlotGrid width={width} highest={highest} top={top} decimals={facts.decimals} y={y} />
            <path className={styles.area} d={`${path('deposits')}L${x(days.length - 1).toFixed(1)} ${HEIGHT}L${x(0).toFixed(1)} ${HEIGHT}Z`} />
            <path className={styles.line} d={path('deposits')} />
            <path className={styles.otherLine} d={path('paidOut')} />
            {day && <circle className={styles.dot} cx={x(at)} cy={y(day.deposits)} r={3.5} />}
            {day && <circle className={styles.otherDot} cx={x(at)} cy={y(day.paidOut)} r={3.5} />}
          </>
        )
      }}
    </PlotFrame>
  )
}
