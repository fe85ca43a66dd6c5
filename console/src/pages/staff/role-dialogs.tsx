import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'
import type { ActProps } from './person-acts.tsx'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

/** Asks a second person to give a role. */
export const GrantDialog = ({ person, onClose }: ActProps) => {
  const t = useTexts('staff')
  const [choice, choose] = useState<RoleChoice>({ role: 'support', merchant: '*' })
  const { act, busy, error } = useAct('staff.grant')
  const send = async (reason: string) => {
    if (!(await act({ personId: person.id, ...choice, reason }))) return
    sayDone(t('grant_asked', { login: person.login }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('grant_title', { login: person.login })}
      about={t('grant_about')}
      act={t('grant_act', { role: wordsOf('shell', `role_${choice.role}`) })}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    >
      <RoleFields value={choice} onChange={choose} />
    </ReasonDialog>
  )
}

/** Takes a role away, at once. */
export const RevokeDialog = ({ person, grant, onClose }: ActProps & { grant: RoleChoice }) => {
  const t = useTexts('staff')
  const { act, busy, error } = useAct('staff.revoke')
  const role = wordsOf('shell', `role_${grant.role}`)
  const send = async (reason: string) => {
    if (!(await act({ personId: person.id, ...grant, reason }))) return
    sayDone(t('revoked', { login: person.login, role }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('revoke_title', { login: person.login, role })}
      about={t('revoke_about')}
      act={t('revoke_act', { role })}
      kills
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}
