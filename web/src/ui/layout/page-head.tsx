import styles from './page-head.module.css'

/** The page's only h1, with a line that says what the page is for. */
export const PageHead = ({ title, text }: { title: string; text?: string | undefined }) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {text && <p className={styles.text}>{text}</p>}
  </header>
)
