import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './marks.module.css'

/** How many brands have a mark of their own; further ones begin again. */
const BRANDS = 6

/** A merchant: a square of 8 px. `at`: its place among those that this person has, from 0. */
export const BrandMark = ({ at }: { at: number }) => <span className={styles.brand} data-at={(at % BRANDS) + 1} />

export type Tone = 'bad' | 'warn' | 'good' | 'accent'

/** A circle of 6 px; colour only where something is late, refused, odd or done. */
export const Dot = ({ tone }: { tone?: Tone | undefined }) => <span className={classes(styles.dot, tone && styles[tone])} />

/** A state: its words say it too. */
export const State = ({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className={styles.state}>
    <Dot tone={tone} />
    {children}
  </span>
)

export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

interface ChipProps {
  children: ReactNode
  /** Present: it is one of several that are chosen. */
  on?: boolean | undefined
  onPress: () => void
  /** A filter that a press takes away. */
  removes?: boolean | undefined
}

/** A filter. */
export const Chip = ({ children, on, onPress, removes }: ChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={on} onClick={onPress}>
    {children}
    {removes && <Icon name="close" size="small" />}
  </button>
)
