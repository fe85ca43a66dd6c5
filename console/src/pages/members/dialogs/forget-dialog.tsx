import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'
import type { DataDialogProps } from './data-dialog-props.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Forgets what need not be kept of a member. */
export const ForgetDialog = ({ member, merchant, onClose }: DataDialogProps) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.forget')
  const forgetAll = async (reason: string) => {
    if (!(await act({ id: member.id, reason }, merchant))) return
    sayDone(t('forget_done'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('forget_title', { name: member.username })}
      about={t('forget_about')}
      go={t('forget_go')}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void forgetAll(reason)}
    />
  )
}
