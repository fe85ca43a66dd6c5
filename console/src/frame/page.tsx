import { type PageProps, Top } from './page-top.tsx'
import styles from './page.module.css'

/** A page in one column. */
export const Page = ({ children, ...top }: PageProps) => (
  <>
    <Top {...top} />
    <div className={styles.body}>{children}</div>
  </>
)
