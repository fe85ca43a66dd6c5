import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct, useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { DifferenceTable } from './difference-table.tsx'
import type { Change } from './version-acts.tsx'
import { VersionTable } from './version-table.tsx'
import styles from './content.module.css'

interface Props {
  merchant: MyMerchant
  kind: string
  read: OpAnswer<'content.get'>
  mayPublish: boolean
}

const valueOf = (written: string | null | undefined): unknown => (written === null || written === undefined ? undefined : JSON.parse(written))

/** What a version had, beside what is live. */
const Against = ({ merchant, kind, number, live }: { merchant: string; kind: string; number: number; live: string | null }) => {
  const { value } = useOp('content.version', { kind, number }, merchant)
  return value ? <DifferenceTable before={valueOf(live)} after={valueOf(value.written)} /> : <Waiting rows={2} />
}

interface ChangeDialogProps extends Pick<Props, 'merchant' | 'kind'> {
  change: Change
  onClose: () => void
}

/** Asks why, and carries the change out. */
const ChangeDialog = ({ merchant, kind, change, onClose }: ChangeDialogProps) => {
  const t = useTexts('content')
  const { number } = change
  const back = useAct('content.rollBack')
  const off = useAct('content.callOff')
  const act = async (reason: string) => {
    const done =
      change.act === 'back' ? await back.act({ kind, number, reason }, merchant.code) : await off.act({ kind, number, reason }, merchant.code)
    if (!done) return
    sayDone(t(change.act === 'back' ? 'went_back' : 'called_off', { number }))
    onClose()
  }
  return (
    <ReasonDialog
      title={change.act === 'back' ? (number === 0 ? t('back_folder') : t('back_to', { number })) : t('off_title', { number })}
      about={t(change.act === 'back' ? 'back_about' : 'off_about')}
      act={change.act === 'back' ? t('back_act') : t('off_act')}
      busy={back.busy || off.busy}
      error={back.error ?? off.error}
      onAct={reason => void act(reason)}
      onClose={onClose}
    />
  )
}

/** Every version, the last one first: when it was shown, who wrote and published it, and why. */
export const History = ({ merchant, kind, read, mayPublish }: Props) => {
  const t = useTexts('content')
  const [change, setChange] = useState<Change>()
  const [open, setOpen] = useState<number>()
  return (
    <div className={styles.scroll}>
      <VersionTable merchant={merchant} read={read} mayPublish={mayPublish} open={open} onOpen={setOpen} onChange={setChange} />
      {open !== undefined && (
        <section className={styles.against}>
          <h3>{t('against', { number: open })}</h3>
          <Against merchant={merchant.code} kind={kind} number={open} live={read.live.written} />
        </section>
      )}
      {change && <ChangeDialog merchant={merchant} kind={kind} change={change} onClose={() => setChange(undefined)} />}
    </div>
  )
}
