import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'

/** Makes a member an agent. */
export const MakeAgent = ({ merchant, onClose }: { merchant: MyMerchant; onClose: () => void }) => {
  const t = useTexts('agents')
  const [username, setUsername] = useState('')
  const [fault, setFault] = useState<string>()
  const { act, busy, error } = useAct('agents.make')
  const make = async (reason: string) => {
    const name = username.trim()
    if (name === '') return setFault(t('make_missing'))
    if (!(await act({ username: name, reason }, merchant.code))) return undefined
    sayDone(t('made', { name }))
    return onClose()
  }
  return (
    <ReasonDialog
      title={t('make_title')}
      about={t('make_about')}
      act={t('make_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void make(reason)}
    >
      <TextField label={t('username')} value={username} onChange={setUsername} fault={fault} maxLength={64} />
    </ReasonDialog>
  )
}
