import { identityChecks } from '@foyer/contract/account/ops/identity-checks'
import { useState } from 'react'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select, TextField } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { ActOn } from './member-dialogs.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

type Check = (typeof identityChecks)[number]

/** How staff have made sure that it is the member. */
const Checked = ({ value, onChange }: { value: Check; onChange: (value: Check) => void }) => {
  const t = useTexts('members')
  return (
    <Select
      label={t('help_checked')}
      value={value}
      onChange={onChange}
      options={identityChecks.map(one => ({ value: one, words: t(`checked_${one}`) }))}
    />
  )
}

/** A code for a new password, to the number or address that is proven. */
export const RecoveryDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [channel, setChannel] = useState<'sms' | 'email'>('sms')
  const [checked, setChecked] = useState<Check>('called-back')
  const { act, busy, error } = useAct('members.sendRecovery')
  const send = async (reason: string) => {
    if (!(await act({ id, channel, checked, reason }, merchant))) return
    sayDone(t('recovery_done', { name: username }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('recovery_title', { name: username })}
      about={t('recovery_about')}
      go={t('recovery_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void send(reason)}
    >
      <div className={styles.pair}>
        <Select
          label={t('recovery_by')}
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'sms', words: t('recovery_sms') },
            { value: 'email', words: t('recovery_email') },
          ]}
        />
        <Checked value={checked} onChange={setChecked} />
      </div>
    </ReasonDialog>
  )
}

/** Another number for a member who has lost theirs: a second person decides. */
export const NumberDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [mobile, setMobile] = useState('')
  const [checked, setChecked] = useState<Check>('document')
  const { act, busy, error } = useAct('members.askNumber')
  const ask = async (reason: string) => {
    if (!(await act({ memberId: id, mobile: mobile.trim(), checked, reason }, merchant))) return
    sayDone(t('number_done'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('number_title', { name: username })}
      about={t('number_about')}
      go={t('number_go')}
      off={mobile.trim().length < 4 ? t('number_missing') : undefined}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void ask(reason)}
    >
      <div className={styles.pair}>
        <TextField label={t('number_new')} hint={t('number_hint')} value={mobile} onChange={setMobile} maxLength={32} />
        <Checked value={checked} onChange={setChecked} />
      </div>
    </ReasonDialog>
  )
}

/** A name that is written wrong. */
export const RenameDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [name, setName] = useState('')
  const { act, busy, error } = useAct('members.rename')
  const rename = async (reason: string) => {
    const answer = await act({ memberId: id, name: name.trim(), reason }, merchant)
    if (!answer) return
    sayDone(t(answer.approval === null ? 'rename_done' : 'rename_asked'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('rename_title', { name: username })}
      about={t('rename_about')}
      go={t('rename_go')}
      off={name.trim() === '' ? t('rename_missing') : undefined}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void rename(reason)}
    >
      <TextField label={t('rename_new')} value={name} onChange={setName} maxLength={80} />
    </ReasonDialog>
  )
}
