import { exactTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './content.module.css'

type Kind = OpAnswer<'content.get'>
type Version = Kind['history'][number]

/** Going back to a version, or calling off one that is not live yet. */
export interface Change {
  readonly act: 'back' | 'off'
  readonly number: number
}

const isAhead = (read: Kind, { number }: Version): boolean => read.ahead.includes(number)

interface ActsProps {
  read: Kind
  mayPublish: boolean
  /** The version whose differences are shown. */
  open: number | undefined
  onOpen: (number: number | undefined) => void
  onChange: (change: Change) => void
}

/** What may be done with a version, or, without one, with what stands in the folder. */
const VersionActs = ({ read, mayPublish, open, onOpen, onChange, number, version }: ActsProps & { number: number; version?: Version }) => {
  const t = useTexts('content')
  return (
    <td className="r">
      {number !== read.live.number && (
        <button type="button" className="link" aria-expanded={open === number} onClick={() => onOpen(open === number ? undefined : number)}>
          {t('compare')}
        </button>
      )}{' '}
      {mayPublish && version && isAhead(read, version) && (
        <button type="button" className="link" onClick={() => onChange({ act: 'off', number })}>
          {t('call_off')}
        </button>
      )}
      {mayPublish && number !== read.live.number && (!version || (version.state === 'published' && !isAhead(read, version))) && (
        <button type="button" className="link" onClick={() => onChange({ act: 'back', number })}>
          {number === 0 ? t('back_folder') : t('back_to', { number })}
        </button>
      )}
    </td>
  )
}

/** Every version, the last one first: when it was shown, who wrote and published it, and why. */
export const VersionTable = ({ merchant, ...acts }: ActsProps & { merchant: MyMerchant }) => {
  const t = useTexts('content')
  const { read } = acts
  const stateOf = (version: Version): string => {
    const { number, state } = version
    if (state !== 'published') return t(state === 'draft' ? 'state_draft' : state === 'discarded' ? 'state_discarded' : 'state_off')
    if (number === read.live.number) return t('state_live')
    return isAhead(read, version) ? t('state_ahead') : t('state_was')
  }
  return (
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
            <VersionActs {...acts} number={version.number} version={version} />
          </tr>
        ))}
        <tr>
          <td>
            <b>0</b>
          </td>
          <td className="nw">{read.live.number === 0 ? t('state_live') : t('state_folder')}</td>
          <td colSpan={3} className="q">
            {t('folder_about')}
          </td>
          <VersionActs {...acts} number={0} />
        </tr>
      </tbody>
    </table>
  )
}
