import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** Children in one place, as high as the highest of them; only the current one is seen, read aloud and reached. */
export const Stack = ({ current, children }: { current: number; children: readonly ReactNode[] }) => (
  <div className={styles.stack}>
    {children.map((child, place) => (
      // Their order never changes.
      <div key={place} className={place === current ? undefined : styles.away}>
        {child}
      </div>
    ))}
  </div>
)
