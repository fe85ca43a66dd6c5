import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'

export type OwnKey = OpAnswer<'system.keys'>['keys'][number]

/** Asks a second owner for another key. */
export const RotateDialog = ({ one, onDone, onClose }: { one: OwnKey; onDone: () => void; onClose: () => void }) => {
  const t = useTexts('system')
  const { act, busy, error } = useAct('system.rotateKey')
  const send = async (reason: string) => {
    if (!(await act({ merchant: one.merchant, key: one.key, reason }))) return
    sayDone(t('rotate_asked'))
    onDone()
    onClose()
  }
  return (
    <ReasonDialog
      title={t('rotate_title', { key: t(`key_${one.key}`) })}
      about={`${t('rotate_about')} ${t(`rotate_${one.key}`)}`}
      act={t('rotate_act')}
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void send(reason)}
    />
  )
}
