import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import styles from './problem-box.module.css'

/** Says inside a form what went wrong. `message` is read aloud when it appears; `aside`, such as the time to wait, is not. */
export const ProblemBox = ({ message, aside }: { message?: string | undefined; aside?: ReactNode }) => (
  <div className={message ? styles.box : styles.none}>
    {message && <Icon glyph={alertIcon} />}
    <div>
      <p role="alert">{message}</p>
      {aside && <p className={styles.aside}>{aside}</p>}
    </div>
  </div>
)
