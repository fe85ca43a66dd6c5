import { useEffect, useId, useRef, type ReactNode } from 'react'
import { textsOf } from '#texts/catalogues.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { Keys } from './keys.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** What follows from it, below the title. */
  about?: ReactNode
  onClose: () => void
  size?: 'narrow' | 'wide'
  children: ReactNode
}

/** Lies above the page while it is there, and gives the focus back to what had it. On a phone it comes from the lower edge. */
export const Dialog = ({ title, about, onClose, size, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Where something is to be chosen or written, it begins there, and none of its fields is passed over.
    element?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    return () => element?.close()
  }, [])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside the panel is one more way to close it, beside Esc
    <dialog
      ref={dialog}
      className={classes(styles.dialog, size && styles[size])}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <header className={styles.head}>
        <div className="grow">
          <h2 id={titleId}>{title}</h2>
          {about !== undefined && <p className="q">{about}</p>}
        </div>
        <button type="button" className={styles.close} onClick={onClose}>
          <span className="unseen">{textsOf('ui')('close')}</span>
          <Keys keys={['Esc']} />
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The lower edge of a dialog: to the left what leaves everything as it is, to the right the act. */
export const DialogFoot = ({ children }: { children: ReactNode }) => <footer className={styles.foot}>{children}</footer>
