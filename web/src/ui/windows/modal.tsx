import { useRef, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { ToastRegion } from './toast.tsx'
import { useModal, type ModalBehaviour } from './use-modal.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import styles from './modal.module.css'

interface ModalProps extends ModalBehaviour {
  placement: 'centre' | 'bottom'
  role?: 'alertdialog'
  titleId: string
  textId?: string
  children: ReactNode
}

/** The common part of dialogs, sheets and notices: a panel over the dimmed page. */
export const Modal = ({ placement, role, titleId, textId, children, ...behaviour }: ModalProps) => {
  const { ref, present, handlers } = useModal(behaviour)
  const panel = useRef<HTMLDivElement>(null)
  useSheetDrag(panel, present && placement === 'bottom' && behaviour.closable, behaviour.onClose)
  if (!present) return null
  return (
    // The linter wants a keyboard way besides the click beside the panel: it is Esc.
    <dialog
      ref={ref}
      {...handlers}
      className={classes(styles.modal, styles[placement], !behaviour.open && styles.leaving)}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <div ref={panel} className={styles.panel}>
        {children}
      </div>
      <ToastRegion />
    </dialog>
  )
}
