import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { useScrolled } from './use-scrolled.ts'
import styles from './app-bar.module.css'

interface AppBarProps {
  start?: ReactNode
  /** The page's only h1, if the bar shows it. */
  title?: string
  end?: ReactNode
}

/** Stays at the top while the page scrolls; it has a background only once the page is scrolled. */
export const AppBar = ({ start, title, end }: AppBarProps) => (
  <header className={classes(styles.bar, useScrolled() && styles.scrolled)}>
    <div className={styles.start}>{start}</div>
    {title && <h1 className={styles.title}>{title}</h1>}
    <div className={styles.end}>{end}</div>
  </header>
)
