import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { alertIcon } from '#ui/icons.ts'
import styles from '#ui/problem-box.module.css'

/** Says in place what went wrong with a form; read aloud as it appears. `aside` is a second line, e.g. the time to wait. */
export const ProblemBox = ({ message, aside }: { message: ReactNode; aside?: ReactNode }) => (
  <div role="alert">
    {message && (
      <div className={styles.box}>
        <Icon glyph={alertIcon} />
        <div>
          <p>{message}</p>
          {aside && <p className={styles.aside}>{aside}</p>}
        </div>
      </div>
    )}
  </div>
)
