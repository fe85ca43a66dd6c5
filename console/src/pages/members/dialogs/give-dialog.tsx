import { saveFile } from '#frame/save-file.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { sayDone } from '#ui/toast.tsx'
import type { DataDialogProps } from './data-dialog-props.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** Gives everything that is kept of a member as a file. */
export const GiveDialog = ({ member, merchant, onClose }: DataDialogProps) => {
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
