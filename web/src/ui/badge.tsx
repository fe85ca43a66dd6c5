import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './badge.module.css'

export const Badge = ({ tone, children }: { tone: 'accent' | 'highlight' | 'soft'; children: ReactNode }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
