import { useTexts } from '#texts/use-texts.ts'
import { changeOf, type Hour, runningSums, type SeriesName } from './money-rules.ts'
import styles from './money-today.module.css'

/** The plot: px. */
const [WIDTH, HEIGHT, FREE] = [238, 80, 6]
const LAST_HOUR = 23
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

interface PlotProps {
  name: SeriesName
  today: readonly Hour[]
  before: readonly Hour[]
  hour: number
  words: (amount: number) => string
}

export const HourPlot = ({ name, today, before, hour, words }: PlotProps) => {
  const t = useTexts('today')
  const now = runningSums(today, name, hour)
  const was = runningSums(before, name, LAST_HOUR)
  const [low, high] = [Math.min(0, ...now, ...was), Math.max(1, ...now, ...was)]
  const x = (at: number) => (at / LAST_HOUR) * (WIDTH - 4) + 1
  const y = (value: number) => HEIGHT - FREE - ((value - low) / (high - low)) * (HEIGHT - 2 * FREE)
  const path = (values: readonly number[]) => values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const sum = now.at(-1) ?? 0
  const change = changeOf(sum, was[hour] ?? 0)
  return (
    <div className={styles.plot}>
      <p className="q s">{t(`money_${name}`)}</p>
      <p className="row wrap">
        <b className={styles.sum}>{words(sum)}</b>
        {change !== undefined && <span className="q s">{percent.format(change)}</span>}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('money_plot', { now: words(sum), before: words(was[hour] ?? 0) })}
      >
        <path className={styles.zero} d={`M0 ${y(0).toFixed(1)}H${WIDTH}`} />
        <path className={styles.was} d={path(was)} />
        <path className={styles.now} d={path(now)} />
      </svg>
    </div>
  )
}
