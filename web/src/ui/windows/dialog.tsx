import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { Modal } from './modal.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  closeLabel: string
  /** False: a tap beside the panel does not close it. */
  backdropCloses?: boolean
  children: ReactNode
}

interface SheetProps extends DialogProps {
  /** Opens with the chosen row of a long list in view. */
  atChosen?: boolean
}

interface PanelProps extends SheetProps {
  placement: 'centre' | 'bottom'
}

/** What scrolls; a component of its own, so that its effect runs once it is drawn. */
const Body = ({ open, atChosen, children }: Required<Pick<SheetProps, 'open' | 'atChosen' | 'children'>>) => {
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const chosen = open && atChosen && body.current?.querySelector('[aria-pressed="true"]')
    if (!chosen || !body.current) return
    // Not scrollIntoView: while the sheet still opens, that would also scroll the page behind it.
    const { top, height } = chosen.getBoundingClientRect()
    body.current.scrollTop += top - body.current.getBoundingClientRect().top - (body.current.clientHeight - height) / 2
  }, [open, atChosen])

  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  )
}

const TitledModal = ({ placement, open, title, onClose, closeLabel, backdropCloses, atChosen = false, children }: PanelProps) => {
  const titleId = useId()
  return (
    <Modal placement={placement} open={open} onClose={onClose} closable backdropCloses={backdropCloses} titleId={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-focus>
          {title}
        </h2>
        <IconButton glyph={closeIcon} label={closeLabel} onClick={onClose} />
      </header>
      <Body open={open} atChosen={atChosen}>
        {children}
      </Body>
    </Modal>
  )
}

/** A panel in the middle of the screen. */
export const Dialog = (props: DialogProps) => <TitledModal {...props} placement="centre" />

/** A panel that opens from the bottom edge. */
export const Sheet = (props: SheetProps) => <TitledModal {...props} placement="bottom" />
