import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'

type Kind = OpAnswer<'content.get'>
export type Version = Kind['history'][number]

/** Going back to a version, or calling off one that is not live yet. */
export interface Change {
  readonly act: 'back' | 'off'
  readonly number: number
}

export const isAhead = (read: Kind, { number }: Version): boolean => read.ahead.includes(number)

export interface VersionActsProps {
  read: Kind
  mayPublish: boolean
  /** The version whose differences are shown. */
  open: number | undefined
  onOpen: (number: number | undefined) => void
  onChange: (change: Change) => void
}

/** What may be done with a version, or, without one, with what stands in the folder. */
export const VersionActs = ({
  read,
  mayPublish,
  open,
  onOpen,
  onChange,
  number,
  version,
}: VersionActsProps & { number: number; version?: Version }) => {
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
