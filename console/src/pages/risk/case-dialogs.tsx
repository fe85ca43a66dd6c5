import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { type Act, useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'

export interface CaseDialogProps {
  merchant: string
  onClose: () => void
}

/** Watches, closes or opens a case, with a reason. */
export const MoveCase = ({
  merchant,
  id,
  to,
  act: { act, busy, error },
  onClose,
}: CaseDialogProps & { id: number; to: 'open' | 'watched' | 'closed'; act: Act<'risk.state'> }) => {
  const t = useTexts('risk')
  const move = async (reason: string) => {
    if (await act({ id, to, reason }, merchant)) onClose()
  }
  return (
    <ReasonDialog
      title={t(`move_${to}`)}
      about={t(`move_${to}_about`)}
      act={t(`move_${to}`)}
      busy={busy}
      error={error}
      onAct={reason => void move(reason)}
      onClose={onClose}
    />
  )
}

/** Opens a case by hand. */
export const OpenCase = ({ merchant, onClose, onOpened }: CaseDialogProps & { onOpened: (id: number) => void }) => {
  const t = useTexts('risk')
  const [memberId, setMemberId] = useState('')
  const { act, busy, error } = useAct('risk.open')
  const open = async (reason: string) => {
    const done = await act({ memberId: memberId.trim(), reason }, merchant)
    if (done) onOpened(done.id)
  }
  return (
    <ReasonDialog
      title={t('open_title')}
      about={t('open_about')}
      act={t('open_go')}
      busy={busy}
      error={error}
      onAct={reason => void open(reason)}
      onClose={onClose}
    >
      <TextField label={t('member_id')} hint={t('member_id_hint')} value={memberId} onChange={setMemberId} maxLength={64} />
    </ReasonDialog>
  )
}
