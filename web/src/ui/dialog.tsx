import { useId, type ReactNode } from 'react'
import { closeIcon } from '#ui/icons.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Modal } from '#ui/modal.tsx'
import styles from '#ui/dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  closeLabel: string
  children: ReactNode
}

interface PanelProps extends DialogProps {
  placement: 'centre' | 'bottom'
}

const Titled = ({ placement, open, title, onClose, closeLabel, children }: PanelProps) => {
  const titleId = useId()
  return (
    <Modal placement={placement} open={open} onClose={onClose} closable titleId={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-focus>
          {title}
        </h2>
        <IconButton glyph={closeIcon} label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </Modal>
  )
}

/** A panel in the middle of the screen. */
export const Dialog = (props: DialogProps) => <Titled {...props} placement="centre" />

/** A panel that rises from the bottom edge. */
export const Sheet = (props: DialogProps) => <Titled {...props} placement="bottom" />
