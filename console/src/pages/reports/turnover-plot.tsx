import { dayWords } from '#format/day-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { type CurrencyFacts, sumWords } from '#ui/sum.tsx'
import type { DayFigures } from './day-figures.ts'
import { LEFT, PlotFrame } from './plot-frame.tsx'
import { PlotGrid } from './plot-grid.tsx'
import { scaleEnd } from './report-rules.ts'
import { TurnoverReadout } from './turnover-readout.tsx'
import styles from './reports.module.css'

/** px: the bars of turnover, and below them those of the result, which may be below 0. */
const [HEIGHT, TOP, BARS, RESULT] = [232, 8, 156, 56]

interface TurnoverPlotProps {
  days: readonly DayFigures[]
  before: readonly DayFigures[]
  facts: CurrencyFacts
  at: number
  onMove: (at: number) => void
}

/** Turnover by day as bars, the days before as ticks, and the result below. */
export const TurnoverPlot = ({ days, before, facts, at, onMove }: TurnoverPlotProps) => {
  const t = useTexts('reports')
  const words = (amount: number) => sumWords(amount, facts)
  const highest = Math.max(...days.map(({ turnover }) => turnover), ...before.map(({ turnover }) => turnover))
  const top = scaleEnd(highest)
  const results = days.map(({ result }) => result)
  const [low, high] = [Math.min(0, ...results), Math.max(1, ...results)]
  const y = (value: number) => TOP + BARS - (Math.max(0, value) / top) * (BARS - TOP)
  const yOfResult = (value: number) => HEIGHT - 2 - ((value - low) / (high - low)) * (RESULT - 4)
  const [day, was] = [days[at], before[at]]
  return (
    <PlotFrame
      label={t('plot_turnover')}
      days={days.map(one => one.key)}
      height={HEIGHT}
      at={at}
      onMove={onMove}
      spoken={day ? t('turnover_spoken', { day: dayWords(day.key), turnover: words(day.turnover), result: words(day.result) }) : ''}
      readout={day && <TurnoverReadout day={day} before={was} facts={facts} />}
    >
      {width => {
        const step = (width - LEFT) / days.length
        const bar = Math.max(2, Math.min(26, step * 0.62))
        const x = (place: number) => LEFT + place * step + (step - bar) / 2
        return (
          <>
            <PlotGrid width={width} highest={highest} top={top} decimals={facts.decimals} y={y} />
            {days.map(({ key, turnover }, place) => (
              <rect
                key={key}
                className={place === days.length - 1 ? styles.barOpen : styles.bar}
                x={x(place)}
                width={bar}
                rx={2}
                y={y(turnover)}
                height={y(0) - y(turnover)}
              />
            ))}
            {before.map(({ key, turnover }, place) =>
              turnover > 0 ? (
                <line key={key} className={styles.tick} x1={x(place) - 2} x2={x(place) + bar + 2} y1={y(turnover)} y2={y(turnover)} />
              ) : null,
            )}
            <line className={styles.grid} x1={LEFT} x2={width} y1={yOfResult(0)} y2={yOfResult(0)} />
            <text className={styles.scale} x={LEFT - 8} y={yOfResult(0) + 4}>
              0
            </text>
            {days.map(({ key, result }, place) => (
              <rect
                key={key}
                className={result < 0 ? styles.lost : styles.result}
                x={x(place)}
                width={bar}
                rx={1}
                y={Math.min(yOfResult(0), yOfResult(result))}
                height={Math.abs(yOfResult(0) - yOfResult(result))}
              />
            ))}
          </>
        )
      }}
    </PlotFrame>
  )
}
