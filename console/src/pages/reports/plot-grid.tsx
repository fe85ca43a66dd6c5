import { LEFT } from './plot-frame.tsx'
import { gridShares } from './report-rules.ts'
import styles from './reports.module.css'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

interface PlotGridProps {
  /** px */
  width: number
  /** The highest value that is shown, and the end of the scale. */
  highest: number
  top: number
  decimals: number
  y: (value: number) => number
}

/** The lines across a plot of sums, with what they stand for. */
export const PlotGrid = ({ width, highest, top, decimals, y }: PlotGridProps) => (
  <>
    {gridShares(highest).map(share => (
      <g key={share}>
        <line className={styles.grid} x1={LEFT} x2={width} y1={y(top * share)} y2={y(top * share)} />
        <text className={styles.scale} x={LEFT - 8} y={y(top * share) + 4}>
          {compact.format((top * share) / 10 ** decimals)}
        </text>
      </g>
    ))}
  </>
)
