import type { ReactNode } from 'react'
import styles from './field.module.css'

interface TickProps {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** In a row of a table: the words are for screen readers alone. */
  bare?: boolean | undefined
}

/** A box to tick, with its words. */
export const Tick = ({ children, checked, onChange, disabled, bare }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" className={styles.box} checked={checked} disabled={disabled} onChange={event => onChange(event.target.checked)} />
    <span className={bare ? 'unseen' : undefined}>{children}</span>
  </label>
)
