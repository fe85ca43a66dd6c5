import { useEffect, useState } from 'react'
import { Spinner } from './spinner.tsx'
import styles from './full-screen-spinner.module.css'

/** The full-screen spinner hides itself after this long, ms (spec 2 §9). */
export const SPINNER_AUTO_HIDE = 10_000

/** Covers the page while the player waits, but never longer than 10 s. */
export const FullScreenSpinner = ({ label }: { label: string }) => {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHidden(true), SPINNER_AUTO_HIDE)
    return () => clearTimeout(timer)
  }, [])
  if (hidden) return null
  return (
    <div className={styles.cover} role="status">
      <div className={styles.plate}>
        <Spinner />
        <p>{label}</p>
      </div>
    </div>
  )
}
