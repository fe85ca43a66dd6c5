import { textsOf } from '#texts/catalogues.ts'
import { ageLevelOf, agePartsOf, AXIS_MARKS, positionOf } from './age-rules.ts'
import styles from './age-marks.module.css'

/** Width of the axis and what stands free at its ends, px. */
const WIDTH = 252
const FREE = 8
const xOf = (seconds: number): number => Math.round((FREE + positionOf(seconds) * (WIDTH - 2 * FREE)) * 10) / 10

/** The head of a column of marks: 1 min, 10, 1 h, … */
export const AgeAxis = () => {
  const t = textsOf('ui')
  const words = (seconds: number, first: boolean) => {
    const { form, large } = agePartsOf(seconds)
    if (form === 'min') return first ? t('axis_min', { min: large }) : String(large)
    return form === 'h' ? t('axis_h', { h: large }) : t('axis_d', { d: large })
  }
  return (
    <svg className={styles.axis} width={WIDTH} height="32" viewBox={`0 0 ${WIDTH} 32`} aria-hidden="true">
      {AXIS_MARKS.map((mark, at) => (
        <text
          key={mark}
          x={at === 0 ? 0 : at === AXIS_MARKS.length - 1 ? WIDTH : xOf(mark)}
          y="20"
          data-at={at === 0 ? 'start' : at === AXIS_MARKS.length - 1 ? 'end' : 'middle'}
        >
          {words(mark, at === 0)}
        </text>
      ))}
    </svg>
  )
}

/** Each one that waits as a mark at its age; the dashed line is what was promised. `ages`, `promise`: seconds. */
export const AgeMarks = ({ ages, promise, label }: { ages: readonly number[]; promise: number; label: string }) => (
  <svg className={styles.marks} width={WIDTH} height="36" viewBox={`0 0 ${WIDTH} 36`} role="img" aria-label={label}>
    {AXIS_MARKS.map(mark => (
      <path key={mark} className={styles.grid} d={`M${xOf(mark)} 0v36`} />
    ))}
    <path className={styles.promise} d={`M${xOf(promise)} 7v22`} />
    {ages.map((age, at) => (
      <rect key={at} className={styles[ageLevelOf(age, promise)]} x={xOf(age) - 1} y="12" width="2" height="12" rx="1" />
    ))}
  </svg>
)
