import { useState } from 'react'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import type { ActOn } from './act-on.ts'
import { afterAct } from './after-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export const ExcludeDialog = ({ merchant, id, username, offered, onClose }: ActOn & { offered: OpAnswer<'members.limits'>['exclusions'] }) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.exclude')
  const [months, setMonths] = useState<string>(String(offered[0] ?? 'none'))
  const chosen = months === 'none' ? null : Number(months)
  return (
    <ReasonDialog
      title={t('exclude_title', { name: username })}
      about={t('exclude_about')}
      go={chosen === null ? t('exclude_go_open') : t('exclude_go', { count: chosen })}
      kind="kill"
      busy={busy}
      error={error}
      onClose={onClose}
      onGo={reason => void act({ id, months: chosen, reason }, merchant).then(afterAct(onClose, t('exclude_done', { name: username })))}
    >
      <Select
        label={t('exclude_for')}
        value={months}
        onChange={setMonths}
        options={[...offered.map(count => ({ value: String(count), words: t('months', { count }) })), { value: 'none', words: t('without_end') }]}
      />
    </ReasonDialog>
  )
}
