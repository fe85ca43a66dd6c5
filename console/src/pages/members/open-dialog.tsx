import { useOp } from '#request/use-op.ts'
import type { ActOn } from './dialogs/act-on.ts'
import { CloseDialog } from './dialogs/close-dialog.tsx'
import { EndSessionsDialog } from './dialogs/end-sessions-dialog.tsx'
import { ExcludeDialog } from './dialogs/exclude-dialog.tsx'
import { LockDialog } from './dialogs/lock-dialog.tsx'
import { NumberDialog } from './dialogs/number-dialog.tsx'
import { RecoveryDialog } from './dialogs/recovery-dialog.tsx'
import { RenameDialog } from './dialogs/rename-dialog.tsx'
import { ResetFactorDialog } from './dialogs/reset-factor-dialog.tsx'
import { UnlockDialog } from './dialogs/unlock-dialog.tsx'
import type { MemberDialog } from './member-acts.tsx'
import type { Member } from './member.ts'

/** How long a member may be excluded, the merchant says; it is read when somebody wants to. */
const Exclude = (on: ActOn) => {
  const limits = useOp('members.limits', { id: on.id }, on.merchant)
  return limits.value && <ExcludeDialog {...on} offered={limits.value.exclusions} />
}

interface OpenDialogProps {
  name: MemberDialog
  member: Member
  merchant: string
  onClose: () => void
}

export const OpenDialog = ({ name, member, merchant, onClose }: OpenDialogProps) => {
  const on = { merchant, id: member.id, username: member.username, onClose }
  return (
    <>
      {name === 'lock' && <LockDialog merchant={merchant} members={[member]} sessions={member.counts.sessions} onClose={onClose} onDone={onClose} />}
      {name === 'unlock' && <UnlockDialog {...on} scopes={member.locks.map(({ scope }) => scope)} />}
      {name === 'end' && <EndSessionsDialog {...on} count={member.counts.sessions} />}
      {name === 'reset' && <ResetFactorDialog {...on} />}
      {name === 'exclude' && <Exclude {...on} />}
      {name === 'recovery' && <RecoveryDialog {...on} />}
      {name === 'number' && <NumberDialog {...on} />}
      {name === 'rename' && <RenameDialog {...on} />}
      {name === 'close' && <CloseDialog {...on} />}
    </>
  )
}
