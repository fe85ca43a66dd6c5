import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import type { Glyph } from '#ui/icons/icons.ts'
import { Medallion } from '#ui/icons/medallion.tsx'
import styles from './empty-state.module.css'

/** Says that there is nothing to show, and what the player can do. */
export const EmptyState = ({
  glyph,
  title,
  text,
  heading: Heading = 'h2',
  alone = false,
  children,
}: {
  glyph: Glyph
  title: string
  text?: string
  heading?: 'h1' | 'h2'
  /** The page shows nothing else, so it is centred. */
  alone?: boolean
  children?: ReactNode
}) => (
  <div className={classes(styles.state, alone && styles.alone)}>
    <Medallion glyph={glyph} large />
    <Heading className={styles.title}>{title}</Heading>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.action}>{children}</div>}
  </div>
)
