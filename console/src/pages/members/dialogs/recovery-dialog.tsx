import { useState } from 'react'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { ActOn } from './act-on.ts'
import { type IdentityCheckName, IdentityCheck } from './identity-check.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

/** A code for a new password, to the number or address that is proven. */
export const RecoveryDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [channel, setChannel] = useState<'sms' | 'email'>('sms')
  const [checked, setChecked] = useState<IdentityCheckName>('called-back')
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
        <IdentityCheck value={checked} onChange={setChecked} />
      </div>
    </ReasonDialog>
  )
}
