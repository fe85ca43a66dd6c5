import type { ReactNode } from 'react'
import { dayWords } from '#format/day-words.ts'
import { useWidth } from '#ui/use-width.ts'
import styles from './reports.module.css'

/** Room for the words of the scale, px. */
export const LEFT = 44
const BOTTOM = 20

interface PlotFrameProps {
  label: string
  days: readonly string[]
  height: number
  /** The day that is read, by its place. */
  at: number
  onMove: (at: number) => void
  /** What stands above it about that day: never a box under the pointer. */
  readout: ReactNode
  /** The same, for screen readers. */
  spoken: string
  children: (width: number) => ReactNode
}

/** A plot by day, read by the pointer or the arrows. */
export const PlotFrame = ({ label, days, height, at, onMove, readout, spoken, children }: PlotFrameProps) => {
  const [part, width] = useWidth<HTMLDivElement>(640)
  const step = (width - LEFT) / days.length
  const move = (to: number) => onMove(Math.max(0, Math.min(days.length - 1, to)))
  const shown = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor((width - LEFT) / 72))))
  return (
    <>
      <p className={styles.readout}>{readout}</p>
      <div
        ref={part}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={spoken}
        onKeyDown={event => {
          const by = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length }[event.key]
          if (by === undefined) return
          event.preventDefault()
          move(at + by)
        }}
        onPointerMove={event => {
          const { left } = event.currentTarget.getBoundingClientRect()
          move(Math.floor((event.clientX - left - LEFT) / step))
        }}
      >
        <svg width={width} height={height + BOTTOM} viewBox={`0 0 ${width} ${height + BOTTOM}`} aria-hidden>
          <rect className={styles.band} x={LEFT + at * step} y={0} width={step} height={height} />
          {children(width)}
          {days.map((day, place) =>
            place % shown === 0 ? (
              <text key={day} className={place === at ? styles.axisOn : styles.axis} x={LEFT + place * step + 1} y={height + 15}>
                {dayWords(day).slice(4)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </>
  )
}
