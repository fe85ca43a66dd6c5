import { useState, type ReactNode } from 'react'
import { useKey } from '#keys/use-keys.ts'
import { signs } from '#keys/use-keys.ts'
import { errorWords } from '#request/error-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'

/** The shortest reason that the server takes. */
export const SHORTEST_REASON = 3
const LONGEST_REASON = 500

interface Props {
  title: string
  about?: ReactNode
  /** The words of the act itself: what it does and to what. */
  go: string
  kind?: 'go' | 'kill'
  busy: boolean
  error: unknown
  onGo: (reason: string) => void
  onClose: () => void
  /** What must be so besides a reason. */
  off?: string | undefined
  children?: ReactNode
}

/** An act with a reason: who opens the page next reads it, and so does the audit. */
export const ReasonDialog = ({ title, about, go, kind = 'go', busy, error, onGo, onClose, off, children }: Props) => {
  const t = useTexts('members')
  const [reason, setReason] = useState('')
  const missing = off ?? (reason.trim().length < SHORTEST_REASON ? t('reason_missing') : undefined)
  useKey('mod+enter', go, () => onGo(reason.trim()), { inDialogs: true, off: missing !== undefined || busy })
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      {children}
      <TextArea label={t('reason')} hint={t('reason_hint')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} rows={2} />
      {error !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(error)}</Note>
        </div>
      )}
      <DialogFoot>
        <Button kind="plain" onPress={onClose}>
          {t('leave')}
        </Button>
        <Button kind={kind} off={missing} busy={busy} onPress={() => onGo(reason.trim())} keys={signs('mod+enter')}>
          {go}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
