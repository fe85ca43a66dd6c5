import { type PageProps, PageTop } from './page-top.tsx'
import styles from './page.module.css'

/** A page in one column. */
export const Page = ({ children, ...top }: PageProps) => (
  <>
    <PageTop {...top} />
    <div className={styles.body}>{children}</div>
  </>
)
