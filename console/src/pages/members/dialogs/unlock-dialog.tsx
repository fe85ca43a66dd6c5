import type { LockScope } from '@foyer/contract/locks/lock-scopes'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { ActOn } from './act-on.ts'
import { afterAct } from './after-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export const UnlockDialog = ({ merchant, id, username, scopes, onClose }: ActOn & { scopes: readonly LockScope[] }) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.unlock')
  const what = scopes.map(scope => t(`scope_${scope}`)).join(', ')
  return (
    <ReasonDialog
      title={t('unlock_title', { what, name: username })}
      about={t('unlock_about')}
      go={t('unlock_go', { what })}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason =>
        void act({ id, scopes: [...scopes], reason }, merchant).then(answer =>
          afterAct(onClose, answer?.approval ? t('unlock_asked') : t('unlock_done', { what, name: username }))(answer),
        )
      }
    />
  )
}
