import { MAIN_ID } from './screen.tsx'
import styles from './skip-link.module.css'

/** First in the tab order, visible only when focused; it leads past the bars to the page's main part. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={styles.link} href={`#${MAIN_ID}`}>
    {label}
  </a>
)
