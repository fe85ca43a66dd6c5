import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { MAIN_ID } from '#ui/layout/screen.tsx'
import styles from './play-screen.module.css'

interface PlayScreenProps {
  readonly bar: ReactNode
  /** On a phone that lies on its side the bar stands beside the game. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

/** A page that fills the window: a bar, and a game or what stands in its place. */
export const PlayScreen = ({ bar, isBeside = false, children }: PlayScreenProps) => (
  <div className={classes(styles.screen, isBeside && styles.beside)}>
    {bar}
    <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </div>
)
