import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'
import type { Person } from './people-table.tsx'
import { RoleFields, type RoleChoice } from './role-fields.tsx'

interface ActProps {
  person: Person
  onClose: () => void
}

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

/** Ends all sessions of a person. */
export const EndSessionsDialog = ({ person, onClose }: ActProps) => {
  const t = useTexts('staff')
  const { act, busy, error } = useAct('staff.endSessions')
  const send = async (reason: string) => {
    const answer = await act({ personId: person.id, reason })
    if (!answer) return
    sayDone(t('ended', { count: answer.ended }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('end_title', { login: person.login })}
      about={t('end_about')}
      act={t('end_act', { count: person.sessions.length })}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}

/** A person has left: all sessions end, and none begins any more. */
export const LeaveDialog = ({ person, onClose }: ActProps) => {
  const t = useTexts('staff')
  const { act, busy, error } = useAct('staff.leave')
  const send = async (reason: string) => {
    if (!(await act({ personId: person.id, reason }))) return
    sayDone(t('has_left', { login: person.login }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('leave_title', { login: person.login })}
      about={t('leave_about')}
      act={t('leave_act', { login: person.login })}
      kills
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}
