import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './sample.module.css'

/** The states of one component, under its name. */
export const Sample = ({ name, row = false, children }: { name: string; row?: boolean; children: ReactNode }) => (
  <section className={styles.sample}>
    <h2 className={styles.name}>{name}</h2>
    <div className={classes(styles.states, row && styles.row)}>{children}</div>
  </section>
)
