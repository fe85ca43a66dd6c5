import type { ReactNode } from 'react'
import styles from './wide.module.css'

/** A table that is wider than a phone: it scrolls by itself, also by the keyboard. */
export const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className={styles.wide} tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
)
