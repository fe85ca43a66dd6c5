import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useAct, useOp } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { DifferenceTable } from './difference-table.tsx'
import styles from './content.module.css'

type Kind = OpAnswer<'content.get'>
type Version = Kind['history'][number]

interface Props {
  merchant: MyMerchant
  kind: string
  read: Kind
  mayPublish: boolean
}

const valueOf = (written: string | null | undefined): unknown => (written === null || written === undefined ? undefined : JSON.parse(written))

/** What a version had, beside what is live. */
const Against = ({ merchant, kind, number, live }: { merchant: string; kind: string; number: number; live: string | null }) => {
  const { value } = useOp('content.version', { kind, number }, merchant)
  return value ? <DifferenceTable before={valueOf(live)} after={valueOf(value.written)} /> : <Waiting rows={2} />
}

/** Every version, the last one first: when it was shown, who wrote and published it, and why. */
export const History = ({ merchant, kind, read, mayPublish }: Props) => {
  const t = useTexts('content')
  const [input, setInput] = useState<{ readonly act: 'back' | 'off'; readonly number: number }>()
  const [open, setOpen] = useState<number>()
  const back = useAct('content.rollBack')
  const off = useAct('content.callOff')
  const isAhead = ({ number }: Version) => read.ahead.includes(number)
  const stateOf = (version: Version): string => {
    const { number, state } = version
    if (state !== 'published') return t(state === 'draft' ? 'state_draft' : state === 'discarded' ? 'state_discarded' : 'state_off')
    if (number === read.live.number) return t('state_live')
    return isAhead(version) ? t('state_ahead') : t('state_was')
  }
  const folder = read.live.number === 0 ? t('state_live') : t('state_folder')
  const act = async (reason: string) => {
    if (!input) return
    const { number } = input
    const done =
      input.act === 'back' ? await back.act({ kind, number, reason }, merchant.code) : await off.act({ kind, number, reason }, merchant.code)
    if (!done) return
    sayDone(t(input.act === 'back' ? 'went_back' : 'called_off', { number }))
    setInput(undefined)
  }
  const acts = (number: number, version?: Version) => (
    <td className="r">
      {number !== read.live.number && (
        <button type="button" className="link" aria-expanded={open === number} onClick={() => setOpen(open === number ? undefined : number)}>
          {t('compare')}
        </button>
      )}{' '}
      {mayPublish && version && isAhead(version) && (
        <button type="button" className="link" onClick={() => setInput({ act: 'off', number })}>
          {t('call_off')}
        </button>
      )}
      {mayPublish && number !== read.live.number && (!version || (version.state === 'published' && !isAhead(version))) && (
        <button type="button" className="link" onClick={() => setInput({ act: 'back', number })}>
          {number === 0 ? t('back_folder') : t('back_to', { number })}
        </button>
      )}
    </td>
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('why')}</th>
            <th scope="col">
              <span className="unseen">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {read.history.map(version => (
            <tr key={version.number}>
              <td>
                <b>{version.number}</b>
              </td>
              <td className="nw">{stateOf(version)}</td>
              <td>
                {version.publishedBy === null ? version.changedBy : t('written_published', { by: version.changedBy, other: version.publishedBy })}
              </td>
              <td className="nw">{exactTime(version.liveFrom ?? version.changedAt, merchant.timeZone)}</td>
              <td dir="auto">{version.reason}</td>
              {acts(version.number, version)}
            </tr>
          ))}
          <tr>
            <td>
              <b>0</b>
            </td>
            <td className="nw">{folder}</td>
            <td colSpan={3} className="q">
              {t('folder_about')}
            </td>
            {acts(0)}
          </tr>
        </tbody>
      </table>
      {open !== undefined && (
        <section className={styles.against}>
          <h3>{t('against', { number: open })}</h3>
          <Against merchant={merchant.code} kind={kind} number={open} live={read.live.written} />
        </section>
      )}
      {input && (
        <ReasonDialog
          title={
            input.act === 'back'
              ? input.number === 0
                ? t('back_folder')
                : t('back_to', { number: input.number })
              : t('off_title', { number: input.number })
          }
          about={t(input.act === 'back' ? 'back_about' : 'off_about')}
          act={input.act === 'back' ? t('back_act') : t('off_act')}
          busy={back.busy || off.busy}
          error={back.error ?? off.error}
          onAct={reason => void act(reason)}
          onClose={() => setInput(undefined)}
        />
      )}
    </div>
  )
}
