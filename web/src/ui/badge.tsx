import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from '#ui/badge.module.css'

export const Badge = ({ tone, children }: { tone: 'accent' | 'highlight' | 'soft'; children: ReactNode }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
