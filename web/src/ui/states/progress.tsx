import styles from './progress.module.css'

/** A progress bar: `value` is from 0 to 1, `text` is the same in words. */
export const Progress = ({ value, label, text }: { value: number; label: string; text: string }) => (
  <progress className={styles.progress} value={value} max={1} aria-label={label} aria-valuetext={text} />
)
