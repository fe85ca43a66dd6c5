import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { OnceShown } from './once-shown.tsx'
import { RoleFields, type RoleChoice } from './role-fields.tsx'
import styles from './staff.module.css'

/** The link of an invitation: it is shown once, and whoever has it comes in. */
const InviteLink = ({ invited, login, onClose }: { invited: OpAnswer<'staff.invite'>; login: string; onClose: () => void }) => {
  const t = useTexts('staff')
  const link = new URL(invited.path, location.origin).href
  return (
    <OnceShown
      title={t('invited_title', { login })}
      about={t('link_about', { until: exactTime(invited.expiresAt) })}
      words={link}
      copied={t('copied')}
      onClose={onClose}
    >
      <Note>{t('role_waits')}</Note>
    </OnceShown>
  )
}

/** Invites a person: a link to come in, and a role that a second person decides about. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('staff')
  const [login, setLogin] = useState('')
  const [name, setName] = useState('')
  const [choice, choose] = useState<RoleChoice>({ role: 'support', merchant: '*' })
  const [invited, setInvited] = useState<OpAnswer<'staff.invite'>>()
  const { act, busy, error } = useAct('staff.invite')
  if (invited) return <InviteLink invited={invited} login={login} onClose={onClose} />
  return (
    <ReasonDialog
      title={t('invite_title')}
      about={t('invite_about')}
      act={login === '' ? t('invite') : t('invite_login', { login })}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void act({ login: login.trim(), name: name.trim(), ...choice, reason }).then(setInvited)}
    >
      <div className={styles.two}>
        <TextField label={t('login')} hint={t('login_hint')} value={login} onChange={setLogin} maxLength={40} />
        <TextField label={t('name')} value={name} onChange={setName} maxLength={80} />
      </div>
      <RoleFields value={choice} onChange={choose} />
    </ReasonDialog>
  )
}
