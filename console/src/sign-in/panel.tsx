import { useEffect, type ReactNode } from 'react'
import styles from './sign-in.module.css'

/** The panel of the pages before sign-in. */
export const Panel = ({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.mark}>{mark}Foyer</div>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
