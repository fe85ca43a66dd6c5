import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/field.tsx'
import { sumWords } from '#ui/sum.tsx'
import { sayDone } from '#ui/toast.tsx'

/** Asks a second person to declare a draw void. Name and reason are published, signed. */
export const VoidDraw = ({ merchant, value, onClose }: { merchant: string; value: OpAnswer<'draws.get'>; onClose: () => void }) => {
  const t = useTexts('games')
  const place = useMerchant()(merchant)
  const [by, setBy] = useState(place?.name ?? '')
  const act = useAct('draws.askVoid')
  const ask = async (reason: string) => {
    if (!(await act.act({ id: value.draw.id, by: by.trim(), reason }, merchant))) return
    sayDone(t('void_asked'))
    onClose()
  }
  return (
    <ReasonDialog
      title={t('void_title', { draw: value.title })}
      about={t('void_about', { sum: sumWords(value.staked, value), count: value.tickets })}
      act={t('void_ask')}
      kills
      busy={act.busy}
      error={act.error}
      onAct={reason => void ask(reason)}
      onClose={onClose}
    >
      <TextField label={t('void_by')} hint={t('void_by_hint')} value={by} onChange={setBy} maxLength={100} />
    </ReasonDialog>
  )
}
