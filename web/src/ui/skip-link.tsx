import { MAIN_ID } from './screen.tsx'
import styles from './skip-link.module.css'

/** First in the tab order, seen only when focused: past the bars to the page. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={styles.link} href={`#${MAIN_ID}`}>
    {label}
  </a>
)
