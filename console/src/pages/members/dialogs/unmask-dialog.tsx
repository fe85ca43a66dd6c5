import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { ActOn } from './act-on.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Who sees it, and why, is recorded. */
export const UnmaskDialog = ({ merchant, id, username, onShown, onClose }: ActOn & { onShown: (shown: OpAnswer<'members.unmask'>) => void }) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.unmask')
  const show = async (reason: string) => {
    const shown = await act({ id, reason }, merchant)
    if (!shown) return
    onShown(shown)
    onClose()
  }
  return (
    <ReasonDialog
      title={t('unmask_title', { name: username })}
      about={t('unmask_about')}
      go={t('unmask_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void show(reason)}
    />
  )
}
