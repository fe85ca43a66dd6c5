import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { type PageProps, PageTop } from './page-top.tsx'
import styles from './page.module.css'

interface SplitProps extends Omit<PageProps, 'children'> {
  list?: ReactNode
  /** Whether something of the list is open: on a phone it takes the place of the list. */
  open?: boolean
  children: ReactNode
  /** What stands beside it: a rail at the right; below 1,100 px it stands below. */
  rail?: ReactNode
}

/** A page with a list at its left, a detail and a rail, each of which scrolls by itself. */
export const SplitPage = ({ list, open, children, rail, ...top }: SplitProps) => (
  <>
    <PageTop {...top} />
    <div
      className={classes(
        styles.split,
        styles.fixed,
        list !== undefined && styles.withList,
        rail !== undefined && styles.withRail,
        open && styles.open,
      )}
    >
      {list !== undefined && <div className={styles.list}>{list}</div>}
      <div className={styles.detail}>{children}</div>
      {rail !== undefined && <aside className={styles.rail}>{rail}</aside>}
    </div>
  </>
)
