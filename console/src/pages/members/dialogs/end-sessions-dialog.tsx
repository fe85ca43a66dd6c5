import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { ActOn } from './act-on.ts'
import { afterAct } from './after-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** `session`: one of them, else all. */
export const EndSessionsDialog = ({ merchant, id, username, session, count, onClose }: ActOn & { session?: string | undefined; count: number }) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.endSessions')
  const input = (reason: string) => ({ id, reason, ...(session !== undefined && { session }) })
  return (
    <ReasonDialog
      title={session === undefined ? t('end_title', { count, name: username }) : t('end_one_title', { name: username })}
      about={t('end_about')}
      go={session === undefined ? t('end_go', { count }) : t('end_one_go')}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void act(input(reason), merchant).then(afterAct(onClose, t('end_done', { name: username })))}
    />
  )
}
