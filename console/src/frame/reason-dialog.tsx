import { useState, type ReactNode } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'

interface ReasonDialogProps {
  title: string
  /** What follows from it. */
  about?: ReactNode
  /** What the button says: the act, and to what. */
  act: string
  /** It cannot be taken back. */
  kills?: boolean
  busy: boolean
  error: unknown
  onAct: (reason: string) => void
  onClose: () => void
  /** Fields before the reason. */
  children?: ReactNode
}

/** An act that needs a reason: the auditor reads it. */
export const ReasonDialog = ({ title, about, act, kills, busy, error, onAct, onClose, children }: ReasonDialogProps) => {
  const t = useTexts('shell')
  const [reason, setReason] = useState('')
  const isEmpty = reason.trim().length < 3
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (!isEmpty && !busy) onAct(reason.trim())
        }}
      >
        {children}
        <TextArea label={t('reason')} value={reason} onChange={setReason} hint={t('reason_hint')} maxLength={1000} />
        {error !== undefined && (
          <div role="alert">
            <Note tone="bad">{errorWords(error)}</Note>
          </div>
        )}
        <DialogFoot>
          <Button kind="plain" onPress={onClose}>
            {t('leave')}
          </Button>
          <Button kind={kills ? 'kill' : 'go'} type="submit" busy={busy} off={isEmpty ? t('reason_missing') : undefined}>
            {act}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
