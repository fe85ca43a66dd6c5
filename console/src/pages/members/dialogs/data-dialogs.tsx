import { requestKinds } from '@foyer/contract/privacy/ops/request-kinds'
import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { saveFile } from '#frame/save-file.ts'
import type { TabProps } from '#pages/members/member.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select, TextField } from '#ui/field.tsx'
import { sayDone } from '#ui/toast.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import styles from '#pages/members/members.module.css'

type Props = Pick<TabProps, 'member' | 'merchant'> & { onClose: () => void }

/** Writes down what a member asked for. */
export const RequestDialog = ({ member, merchant, onClose }: Props) => {
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

/** Gives everything that is kept of a member as a file. */
export const GiveDialog = ({ member, merchant, onClose }: Props) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.giveData')
  const takeData = async (reason: string) => {
    const file = await act({ id: member.id, reason }, merchant)
    if (!file) return
    saveFile(file.name, file.text, 'application/json')
    sayDone(t(file.isComplete ? 'give_done' : 'give_cut'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('give_title', { name: member.username })}
      about={t('give_about')}
      go={t('give_go')}
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void takeData(reason)}
    />
  )
}

/** Forgets what need not be kept of a member. */
export const ForgetDialog = ({ member, merchant, onClose }: Props) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.forget')
  const forgetAll = async (reason: string) => {
    if (!(await act({ id: member.id, reason }, merchant))) return
    sayDone(t('forget_done'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('forget_title', { name: member.username })}
      about={t('forget_about')}
      go={t('forget_go')}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void forgetAll(reason)}
    />
  )
}
