import { useState } from 'react'
import { placeOf, shortTime } from '#format/times.ts'
import { momentOf } from '#format/zone-time.ts'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { Segment } from '#ui/tabs.tsx'
import { sayDone } from '#ui/toast.tsx'

interface Props {
  merchant: MyMerchant
  kind: string
  draft: { readonly number: number; readonly revision: number }
  secondPerson: boolean
  onClose: () => void
}

/** Publishes a draft now, or at a time of the merchant's place. */
export const PublishDialog = ({ merchant, kind, draft, secondPerson, onClose }: Props) => {
  const t = useTexts('content')
  const { timeZone } = merchant
  const { act, busy, error } = useAct('content.publish')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [clock, setClock] = useState('')
  const from = when === 'now' ? null : momentOf(clock, timeZone)
  const asks = secondPerson ? t('ask_publish_number', { number: draft.number }) : undefined
  const publish = async (reason: string) => {
    if (from === undefined) return
    const answer = await act({ kind, revision: draft.revision, from: from === null ? null : new Date(from).toISOString(), reason }, merchant.code)
    if (!answer) return
    sayDone(
      answer.approval !== null
        ? t('asked', { number: answer.number })
        : from === null
          ? t('published', { number: answer.number })
          : t('is_scheduled', { number: answer.number, when: shortTime(from, timeZone) }),
    )
    onClose()
  }
  return (
    <ReasonDialog
      title={t('publish_title', { number: draft.number })}
      about={t(secondPerson ? 'publish_about_two' : 'publish_about')}
      act={asks ?? (from ? t('schedule_for', { when: shortTime(from, timeZone) }) : t('publish_now'))}
      busy={busy}
      error={error ?? (when === 'later' && from === undefined && clock !== '' ? new Error('no time') : undefined)}
      onAct={reason => void publish(reason)}
      onClose={onClose}
    >
      <Segment
        label={t('when')}
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', words: t('now') },
          { value: 'later', words: t('later') },
        ]}
      />
      {when === 'later' && <TextField label={t('from_in', { place: placeOf(timeZone) })} type="datetime-local" value={clock} onChange={setClock} />}
    </ReasonDialog>
  )
}
