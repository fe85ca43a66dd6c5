import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './facts.module.css'

export interface Fact {
  readonly name: ReactNode
  readonly value: ReactNode
}

/** What is so: a name and a value in each line. `left`: the values stand beside the names, not at the other edge. */
export const Facts = ({ facts, left }: { facts: readonly Fact[]; left?: boolean | undefined }) => (
  <dl className={classes(styles.facts, left && styles.left)}>
    {facts.flatMap(({ name, value }, at) => [<dt key={`name-${at}`}>{name}</dt>, <dd key={`value-${at}`}>{value}</dd>])}
  </dl>
)

/** A part of a page or rail, with a hairline above it. `beside`: what stands at the right of its title. */
export const Section = ({ title, beside, children }: { title: ReactNode; beside?: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
    </div>
    {children}
  </section>
)
