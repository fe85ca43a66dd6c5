import type { ReactNode } from 'react'
import styles from './stats.module.css'

interface Stat {
  readonly label: string
  readonly value: ReactNode
}

/** A few numbers beside each other. */
export const Stats = ({ stats }: { readonly stats: readonly Stat[] }) => (
  <dl className={styles.stats}>
    {stats.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
