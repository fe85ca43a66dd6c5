import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { ActOn } from './act-on.ts'
import { afterAct } from './after-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export const CloseDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.close')
  return (
    <ReasonDialog
      title={t('close_title', { name: username })}
      about={t('close_about')}
      go={t('close_go')}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void act({ id, reason }, merchant).then(afterAct(onClose, t('close_done', { name: username })))}
    />
  )
}
