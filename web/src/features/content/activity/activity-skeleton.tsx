import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './activity-skeleton.module.css'

/** Stands in the place of an activity until it is known. */
export const ActivitySkeleton = () => (
  <div className={styles.page}>
    <div className={styles.picture}>
      <Skeleton shape="panel" />
    </div>
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <Skeleton shape="panel" />
  </div>
)
