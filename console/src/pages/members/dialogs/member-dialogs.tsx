import type { FactorName } from '@foyer/contract/account/ops/security'
import type { LockScope } from '@foyer/contract/locks/lock-scopes'
import { useState } from 'react'
import type { OpAnswer } from '#request/call.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export interface ActOn {
  merchant: string
  id: string
  username: string
  onClose: () => void
}

/** Closes the dialog and says what was done, unless it failed. */
const after = (onClose: () => void, words: string) => (done: object | undefined) => {
  if (!done) return
  sayDone(words)
  onClose()
}

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
          after(onClose, answer?.approval ? t('unlock_asked') : t('unlock_done', { what, name: username }))(answer),
        )
      }
    />
  )
}

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
      onGo={reason => void act(input(reason), merchant).then(after(onClose, t('end_done', { name: username })))}
    />
  )
}

export const ResetFactorDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.resetFactor')
  const { value } = useOp('members.security', { id }, merchant)
  const [factor, setFactor] = useState<FactorName | 'all' | 'none'>('none')
  const there = value?.factors ?? []
  const chosen = there.find(one => one.factor === factor)
  const options = [
    { value: 'none' as const, words: t('reset_choose') },
    ...there.map(one => ({ value: one.factor, words: `${t(`factor_${one.factor}`)} ${one.shown}`.trim() })),
    { value: 'all' as const, words: t('reset_all') },
  ]
  return (
    <ReasonDialog
      title={t('reset_title', { name: username })}
      about={t('reset_about')}
      go={factor === 'none' ? t('reset_go_nothing') : factor === 'all' ? t('reset_go_all') : t('reset_go', { factor: t(`factor_${factor}`) })}
      kind="kill"
      busy={busy}
      error={error}
      off={factor === 'none' ? t('reset_missing') : chosen?.isLastWay ? t('reset_last') : undefined}
      onClose={onClose}
      onGo={reason =>
        void act({ id, reason, ...(factor !== 'all' && factor !== 'none' && { factor }) }, merchant).then(
          after(onClose, t('reset_done', { name: username })),
        )
      }
    >
      <Select
        label={t('reset_which')}
        hint={value && there.length === 0 ? t('reset_nothing') : undefined}
        fault={chosen?.isLastWay ? t('reset_last') : undefined}
        value={factor}
        onChange={setFactor}
        options={options}
      />
    </ReasonDialog>
  )
}

export const ExcludeDialog = ({ merchant, id, username, offered, onClose }: ActOn & { offered: OpAnswer<'members.limits'>['exclusions'] }) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.exclude')
  const [months, setMonths] = useState<string>(String(offered[0] ?? 'none'))
  const chosen = months === 'none' ? null : Number(months)
  return (
    <ReasonDialog
      title={t('exclude_title', { name: username })}
      about={t('exclude_about')}
      go={chosen === null ? t('exclude_go_open') : t('exclude_go', { count: chosen })}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void act({ id, months: chosen, reason }, merchant).then(after(onClose, t('exclude_done', { name: username })))}
    >
      <Select
        label={t('exclude_for')}
        value={months}
        onChange={setMonths}
        options={[...offered.map(count => ({ value: String(count), words: t('months', { count }) })), { value: 'none', words: t('without_end') }]}
      />
    </ReasonDialog>
  )
}

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
      onGo={reason => void act({ id, reason }, merchant).then(after(onClose, t('close_done', { name: username })))}
    />
  )
}

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
