import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { alertIcon, type Glyph } from '#ui/icons/icons.ts'
import { Modal } from './modal.tsx'
import { NoticeBody } from './notice-body.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  open: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  onConfirm: () => void
  glyph?: Glyph
  /** Something succeeded. */
  success?: boolean
  /** The confirm button undoes or removes something. */
  danger?: boolean
  busy?: boolean
  /** A second button that cancels. Esc and a tap beside the panel then cancel too. Without both they do nothing. */
  cancel?: { readonly label: string; readonly onCancel: () => void }
  children?: ReactNode
}

/** An alert that must be answered (spec 1 §2, alerts titled 'notice' with a confirm button). */
export const Notice = ({
  open,
  title,
  text,
  confirmLabel,
  onConfirm,
  glyph = alertIcon,
  success = false,
  danger = false,
  busy = false,
  cancel,
  children,
}: NoticeProps) => {
  const id = useId()
  return (
    <Modal
      placement="centre"
      role="alertdialog"
      open={open}
      closable={Boolean(cancel) && !busy}
      onClose={cancel?.onCancel ?? onConfirm}
      titleId={`${id}-title`}
      textId={`${id}-text`}
    >
      <NoticeBody id={id} glyph={glyph} tone={success ? 'success' : danger ? 'danger' : 'accent'} title={title} text={text}>
        {children}
      </NoticeBody>
      <div className={styles.actions}>
        {cancel && (
          <Button look="quiet" wide onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
        <Button look={danger ? 'danger' : 'primary'} wide busy={busy} onClick={onConfirm} data-focus>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
