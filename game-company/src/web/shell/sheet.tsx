import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useWords } from '#web/words.ts'
import { CloseIcon } from './icons.tsx'
import styles from './sheet.module.css'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A panel that comes up over the game, and takes the keyboard until it is closed. */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const word = useWords()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the panel; keyboards have Escape and the button
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div class={styles.panel}>
        <header class={styles.head}>
          <h2>{title}</h2>
          <button type="button" class={styles.close} aria-label={word('close')} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </button>
        </header>
        <div class={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
