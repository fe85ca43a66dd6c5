import { useState } from 'react'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { ActOn } from './act-on.ts'
import { type IdentityCheckName, IdentityCheck } from './identity-check.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

/** Another number for a member who has lost theirs: a second person decides. */
export const NumberDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const [mobile, setMobile] = useState('')
  const [checked, setChecked] = useState<IdentityCheckName>('document')
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
        <IdentityCheck value={checked} onChange={setChecked} />
      </div>
    </ReasonDialog>
  )
}
