import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogFoot } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import { RoleFields, type RoleChoice } from './role-fields.tsx'
import styles from './staff.module.css'

/** The link of an invitation: it is shown once, and whoever has it comes in. */
const InviteLink = ({ invited, login, onClose }: { invited: OpAnswer<'staff.invite'>; login: string; onClose: () => void }) => {
  const t = useTexts('staff')
  const link = new URL(invited.path, location.origin).href
  return (
    <Dialog title={t('invited_title', { login })} about={t('link_about', { until: exactTime(invited.expiresAt) })} onClose={onClose}>
      <div className="stack">
        <p className={styles.linkBox}>
          <span className="mono grow">{link}</span>
          <Button small onPress={() => void navigator.clipboard.writeText(link).then(() => sayDone(t('copied')))}>
            {t('copy')}
          </Button>
        </p>
        <Note>{t('role_waits')}</Note>
        <DialogFoot>
          <span />
          <Button kind="go" onPress={onClose}>
            {t('done')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
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
