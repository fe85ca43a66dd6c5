import { requestKinds } from '@foyer/contract/privacy/ops/request-kinds'
import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { DataDialogProps } from './data-dialog-props.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

/** Writes down what a member asked for. */
export const RequestDialog = ({ member, merchant, onClose }: DataDialogProps) => {
  const t = useTexts('members')
  const [kind, setKind] = useState<(typeof requestKinds)[number]>('access')
  const [day, setDay] = useState('')
  const { act, busy, error } = useAct('requests.add')
  const write = async (text: string) => {
    const answer = await act({ id: member.id, kind, text, ...(day !== '' && { askedAt: new Date(`${day}T12:00:00Z`).toISOString() }) }, merchant)
    if (!answer) return
    sayDone(t('request_done', { when: exactTime(answer.dueAt, undefined) }))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('request_title', { name: member.username })}
      about={t('request_about')}
      go={t('request_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={text => void write(text)}
    >
      <div className={styles.pair}>
        <Select
          label={t('request_kind')}
          value={kind}
          onChange={setKind}
          options={requestKinds.map(value => ({ value, words: t(`request_${value}`) }))}
        />
        <TextField label={t('request_day')} hint={t('request_day_hint')} type="date" value={day} onChange={setDay} />
      </div>
    </ReasonDialog>
  )
}
