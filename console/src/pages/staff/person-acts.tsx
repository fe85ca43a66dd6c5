import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'
import { entrancesOf, type Person } from './people-table.tsx'

export interface ActProps {
  person: Person
  onClose: () => void
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
      act={t('end_act', { count: entrancesOf(person) })}
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
