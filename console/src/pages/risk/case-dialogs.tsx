import { LOCK_SCOPES, type LockScope } from '@foyer/contract/locks/lock-scopes'
import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct, type Act } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField, Tick } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'

interface CaseDialogProps {
  merchant: string
  onClose: () => void
}

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
