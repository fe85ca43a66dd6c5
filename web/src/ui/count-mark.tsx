import { Hidden } from './hidden.tsx'
import styles from './count-mark.module.css'

/** A badge says no more than this (spec 2 §2, Chat footer button). */
const MOST = 99

/** The text of a badge: the number, or 99+. */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count))

/** A small number at the corner of an icon. */
export const CountMark = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <span className={styles.mark}>
    <bdi aria-hidden="true">{countText(count)}</bdi>
    <Hidden>{label}</Hidden>
  </span>
)
