import { useState } from 'react'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { ActOn } from './act-on.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** A name that is written wrong. */
export const RenameDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [name, setName] = useState('')
  const { act, busy, error } = useAct('members.rename')
  const rename = async (reason: string) => {
    const answer = await act({ memberId: id, name: name.trim(), reason }, merchant)
    if (!answer) return
    sayDone(t(answer.approval === null ? 'rename_done' : 'rename_asked'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('rename_title', { name: username })}
      about={t('rename_about')}
      go={t('rename_go')}
      off={name.trim() === '' ? t('rename_missing') : undefined}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void rename(reason)}
    >
      <TextField label={t('rename_new')} value={name} onChange={setName} maxLength={80} />
    </ReasonDialog>
  )
}
