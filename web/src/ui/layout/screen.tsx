import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './screen.module.css'

/** The target of the skip link. */
export const MAIN_ID = 'main'

interface ScreenProps {
  bar?: ReactNode
  /** Uses the width of large screens; otherwise the page stays a column. */
  wide?: boolean
  children: ReactNode
}

/** One page: its bar and its main part, at least as high as the window, with room for the tabs. */
export const Screen = ({ bar, wide = false, children }: ScreenProps) => (
  <div className={classes(styles.screen, wide && styles.wide)}>
    {bar}
    <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </div>
)
