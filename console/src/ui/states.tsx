import type { ReactNode } from 'react'
import { useKey } from '#keys/use-keys.ts'
import { textsOf } from '#texts/catalogues.ts'
import { Keys } from './keys.tsx'
import { Note } from './note.tsx'
import styles from './note.module.css'

/** There is nothing: what, and below it why, or where else to look. */
export const Nothing = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <div className={styles.state}>
    <p>{children}</p>
    {below !== undefined && <p className="q s">{below}</p>}
  </div>
)

/** It is being read: grey lines where rows will stand. */
export const Waiting = ({ rows = 6 }: { rows?: number }) => (
  <div className={styles.waiting} role="status" aria-label={textsOf('ui')('reading')}>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)

interface FailedProps {
  /** What could not be read or done, in words. */
  children: ReactNode
  /** The number of the request, by which the log is searched. */
  requestId?: string | undefined
  onAgain?: (() => void) | undefined
}

/** It could not be read. */
export const Failed = ({ children, requestId, onAgain }: FailedProps) => {
  const t = textsOf('ui')
  useKey('shift+r', onAgain && t('try_again'), () => onAgain?.(), { off: !onAgain })
  return (
    <div className={styles.state} role="alert">
      <Note tone="bad">
        <p>{children}</p>
        <p className="s q row">
          {requestId !== undefined && <span>{t('request', { id: requestId })}</span>}
          {onAgain && (
            <button type="button" className="link" onClick={onAgain}>
              {t('try_again')}
            </button>
          )}
          {onAgain && <Keys keys={['⇧', 'R']} />}
        </p>
      </Note>
    </div>
  )
}

/** An act or page of another role: whom to ask. */
export const NotYours = ({ children, roles }: { children: ReactNode; roles?: ReactNode }) => (
  <div className={styles.state}>
    <Note>
      <p>{children}</p>
      {roles !== undefined && <p className="s q">{roles}</p>}
    </Note>
  </div>
)

/** Somebody else was faster. */
export const Overtaken = ({ children }: { children: ReactNode }) => (
  <div className={styles.state} role="status">
    <Note tone="warn">{children}</Note>
  </div>
)
