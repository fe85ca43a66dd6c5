import type { ReactNode } from 'react'
import { MAIN_ID } from '#ui/screen.tsx'
import styles from './play-screen.module.css'

/** A page that fills the window: a bar, and a game or what stands in its place. */
export const PlayScreen = ({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.screen}>
    {bar}
    <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  </div>
)
