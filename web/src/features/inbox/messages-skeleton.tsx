import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './inbox-page.module.css'

/** Stands in the place of the messages until they are known. */
export const MessagesSkeleton = () => (
  <div className={styles.rows}>
    <Skeleton shape="line" />
    {[1, 2, 3, 4].map(row => (
      <div key={row} className={styles.row}>
        <Skeleton shape="row" />
      </div>
    ))}
  </div>
)
