import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/** How long the words of what was done stand there, ms. */
const SHOWN_FOR = 6_000

interface Done {
  readonly words: string
}

let current: Done | undefined
const readers = new Set<() => void>()
const set = (done: Done | undefined): void => {
  current = done
  for (const reader of readers) reader()
}
const subscribe = (reader: () => void): (() => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** Says what was done: “₱48,590.00 sent to Harbor Pay”. */
export const sayDone = (words: string): void => set({ words })

/** Where it is said; once, in the shell. */
export const Toast = () => {
  const done = useSyncExternalStore(subscribe, () => current)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => set(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <div className={styles.place} role="status">
      {done && (
        <div className={styles.toast}>
          <span className="good">
            <Icon name="check" />
          </span>
          {done.words}
        </div>
      )}
    </div>
  )
}
