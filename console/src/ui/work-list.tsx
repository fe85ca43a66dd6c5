import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Nothing } from './states.tsx'
import styles from './work-list.module.css'

/** What stands above a list of work and stays there. */
export const WorkHead = ({ children }: { children: ReactNode }) => <div className={styles.head}>{children}</div>

/** The name of a part of the list, and how many it has. */
export const WorkGroup = ({ children, count }: { children: ReactNode; count: number }) => (
  <div className={styles.group}>
    <span>{children}</span>
    <span className="end">{count}</span>
  </div>
)

/** There is nothing in the list, said in line with its rows. */
export const WorkNothing = ({ children }: { children: ReactNode }) => (
  <div className={styles.nothing}>
    <Nothing>{children}</Nothing>
  </div>
)

interface WorkRowProps {
  href: string
  current: boolean
  /** What it is, and how long it waits. */
  title: ReactNode
  beside: ReactNode
  below?: ReactNode
  belowBeside?: ReactNode
}

/** Something to be done, in two lines; J and K move through them. */
export const WorkRow = ({ href, current, title, beside, below, belowBeside }: WorkRowProps) => (
  <Link href={href} className={styles.row ?? ''} data-row aria-current={current ? 'true' : undefined}>
    <span className={styles.line}>
      <span>{title}</span>
      {beside}
    </span>
    <span className={styles.line}>
      <span>{below}</span>
      {belowBeside}
    </span>
  </Link>
)
