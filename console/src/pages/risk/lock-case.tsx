import { LOCK_SCOPES, type LockScope } from '@foyer/contract/locks/lock-scopes'
import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Tick } from '#ui/tick.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { CaseDialogProps } from './case-dialogs.tsx'

/** Locks the member of a case. What risk locks, nobody lifts alone. */
export const LockCase = ({
  merchant,
  member,
  only,
  onClose,
}: CaseDialogProps & { member: { id: string; username: string }; only?: LockScope | undefined }) => {
  const t = useTexts('risk')
  const [scopes, setScopes] = useState<readonly LockScope[]>(only ? [only] : [])
  const { act, busy, error } = useAct('members.lock')
  const lock = async (reason: string) => {
    if (scopes.length === 0 || !(await act({ ids: [member.id], scopes: [...scopes], until: null, reason }, merchant))) return
    sayDone(t('locked', { name: member.username }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t(only ? 'hold_title' : 'lock_title', { name: member.username })}
      about={t('lock_about')}
      act={t(only ? 'hold_go' : 'lock_go')}
      busy={busy}
      error={error}
      onAct={reason => void lock(reason)}
      onClose={onClose}
    >
      {!only && (
        <fieldset className="stack">
          <legend className="unseen">{t('lock_what')}</legend>
          {LOCK_SCOPES.map(scope => (
            <Tick
              key={scope}
              checked={scopes.includes(scope)}
              onChange={on => setScopes(on ? [...scopes, scope] : scopes.filter(one => one !== scope))}
            >
              {t(`scope_${scope}`)}
            </Tick>
          ))}
        </fieldset>
      )}
    </ReasonDialog>
  )
}
