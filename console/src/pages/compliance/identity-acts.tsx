import { identityRefusals, type IdentityRefusal } from '@foyer/contract/identity-checks/identity-check-facts'
import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { Identity } from './identity.ts'

interface ActProps {
  merchant: string
  check: Identity
  onDone: () => void
  onClose: () => void
}

/** Accepts a document by what it shows: the day of birth and its last day. */
export const AcceptDialog = ({ merchant, check, onDone, onClose }: ActProps) => {
  const t = useTexts('compliance')
  const { act, busy, error } = useAct('identity.accept')
  const [born, setBorn] = useState('')
  const [documentEnds, setDocumentEnds] = useState('')
  const send = async (words: string) => {
    const done = await act({ id: check.id, born, documentEnds, words }, merchant)
    if (!done) return
    sayDone(done.approval === null ? t('identity_said_accepted') : t('identity_said_asked'))
    onDone()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('identity_accept_title', { name: check.member.username })}
      about={t(check.needsSecond ? 'identity_accept_second' : 'identity_accept_about', { months: check.validMonths })}
      act={t(check.needsSecond ? 'identity_ask' : 'identity_accept')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={words => void send(words)}
    >
      <TextField label={t('born')} type="date" value={born} onChange={setBorn} />
      <TextField label={t('document_ends')} type="date" value={documentEnds} onChange={setDocumentEnds} />
    </ReasonDialog>
  )
}

/** Refuses a document; the member reads the reason in words of theirs. */
export const RefuseDialog = ({ merchant, check, onDone, onClose }: ActProps) => {
  const t = useTexts('compliance')
  const { act, busy, error } = useAct('identity.refuse')
  const [reason, setReason] = useState<IdentityRefusal>('unreadable')
  const send = async (words: string) => {
    if (!(await act({ id: check.id, reason, words }, merchant))) return
    sayDone(t('identity_said_refused'))
    onDone()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('identity_refuse_title', { name: check.member.username })}
      about={t('identity_refuse_about')}
      act={t('identity_refuse')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={words => void send(words)}
    >
      <Select
        label={t('identity_reason')}
        value={reason}
        onChange={setReason}
        options={identityRefusals.map(one => ({ value: one, words: t(`refusal_${one}`) }))}
      />
    </ReasonDialog>
  )
}
