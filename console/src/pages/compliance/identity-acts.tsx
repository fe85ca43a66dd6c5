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

/** An act after which the member is not verified, and what the console says of it. */
const refusals = {
  'identity.refuse': {
    title: 'identity_refuse_title',
    about: 'identity_refuse_about',
    act: 'identity_refuse',
    done: 'identity_said_refused',
    first: 'unreadable',
  },
  'identity.takeBack': {
    title: 'identity_take_back_title',
    about: 'identity_take_back_about',
    act: 'identity_take_back',
    done: 'identity_said_taken_back',
    first: 'other-document',
  },
} as const

/** Refuses a document, or takes back that it was accepted; the member reads the reason in words of theirs. */
export const RefuseDialog = ({ by, merchant, check, onDone, onClose }: ActProps & { by: keyof typeof refusals }) => {
  const t = useTexts('compliance')
  const { act, busy, error } = useAct(by)
  const words = refusals[by]
  const [reason, setReason] = useState<IdentityRefusal>(words.first)
  const send = async (note: string) => {
    if (!(await act({ id: check.id, reason, words: note }, merchant))) return
    sayDone(t(words.done))
    onDone()
    onClose()
  }
  return (
    <ReasonDialog
      title={t(words.title, { name: check.member.username })}
      about={t(words.about)}
      act={t(words.act)}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={note => void send(note)}
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
