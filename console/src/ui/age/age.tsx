import type { CSSProperties } from 'react'
import { useNow } from '#format/now.ts'
import { exactTime } from '#format/times.ts'
import { textsOf } from '#texts/catalogues.ts'
import { classes } from '#ui/classes.ts'
import { ageLevelOf, agePartsOf } from './age-rules.ts'
import styles from './age.module.css'

/** An age in words: 3 h 18 min. `seconds` */
export const ageWords = (seconds: number): string => {
  const { form, large, small } = agePartsOf(seconds)
  const t = textsOf('ui')
  if (form === 'min') return large === 0 ? t('age_now') : t('age_min', { min: large })
  if (small === 0) return form === 'h' ? t('axis_h', { h: large }) : t('axis_d', { d: large })
  return form === 'h' ? t('age_h', { h: large, min: small }) : t('age_d', { d: large, h: small })
}

interface AgeProps {
  /** ISO 8601, or ms. */
  since: string | number
  /** What was promised, seconds: a bar shows how much of it is used up. */
  promise?: number | undefined
  timeZone?: string | undefined
}

/** How long something waits, with the exact time as its title. */
export const Age = ({ since, promise, timeZone }: AgeProps) => {
  const seconds = (useNow() - new Date(since).getTime()) / 1000
  const level = promise === undefined ? 'plain' : ageLevelOf(seconds, promise)
  const used = promise === undefined ? 0 : Math.min(100, Math.round((seconds / promise) * 100))
  return (
    <time
      className={classes(styles.age, level !== 'plain' && styles[level])}
      dateTime={new Date(since).toISOString()}
      title={exactTime(since, timeZone)}
    >
      {promise !== undefined && <span className={styles.used} style={{ '--used': used } as CSSProperties} />}
      {ageWords(seconds)}
    </time>
  )
}
