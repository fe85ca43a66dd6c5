import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import styles from './fold-row.module.css'

interface FoldRowProps {
  /** A sign or a picture before the words. */
  readonly mark: ReactNode
  readonly name: string
  /** Below the name. */
  readonly side: string
  readonly amount: string
  /** Below the amount. */
  readonly note: string
  readonly onToggle?: (open: boolean) => void
  /** Everything about it, shown once the row is opened. */
  readonly children: ReactNode
}

/** One line of a list about money, which opens to show everything about it. */
export const FoldRow = ({ mark, name, side, amount, note, onToggle, children }: FoldRowProps) => (
  <li className={styles.item}>
    <details className={styles.details} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary className={styles.row}>
        <span className={styles.glyph}>{mark}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.side}>{side}</span>
        </span>
        <span className={styles.sums}>
          <bdi className={styles.amount}>{amount}</bdi>
          <bdi className={styles.side}>{note}</bdi>
        </span>
        <span className={styles.more}>
          <Icon glyph={expandIcon} small />
        </span>
      </summary>
      <div className={styles.facts}>{children}</div>
    </details>
  </li>
)
