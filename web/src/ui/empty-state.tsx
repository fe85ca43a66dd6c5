import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { Glyph } from '#ui/icons.ts'
import styles from '#ui/empty-state.module.css'

/** Nothing to show, and what to do about it. */
export const EmptyState = ({
  glyph,
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  glyph: Glyph
  title: string
  text?: string
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) => (
  <div className={styles.state}>
    <span className={styles.glyph}>
      <Icon glyph={glyph} />
    </span>
    <Heading className={styles.title}>{title}</Heading>
    {text && <p className={styles.text}>{text}</p>}
    {children && <div className={styles.action}>{children}</div>}
  </div>
)
