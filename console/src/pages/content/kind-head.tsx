import { shortTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { kindWords } from './kind-words.ts'
import type { useWritten } from './use-written.ts'
import styles from './content.module.css'

interface ActsProps {
  read: OpAnswer<'content.get'>
  writing: ReturnType<typeof useWritten>
  mayEdit: boolean
  mayPublish: boolean
  onOpen: (dialog: 'publish' | 'preview') => void
}

/** What may be done with what is written and with the draft. */
const Acts = ({ read: { draft, secondPerson }, writing, mayEdit, mayPublish, onOpen }: ActsProps) => {
  const t = useTexts('content')
  const { written } = writing
  const faults = draft?.faults ?? []
  const off = written ? t('keep_first') : !draft ? t('no_draft') : faults.length > 0 ? t('cannot_publish', { count: faults.length }) : undefined
  return (
    <>
      {mayEdit && draft && !written && (
        <Button kind="plain" onPress={() => void writing.throwAway()} busy={writing.isThrowingAway}>
          {t('discard')}
        </Button>
      )}
      {written && (
        <Button kind="plain" onPress={() => writing.takeBack()}>
          {t('take_back')}
        </Button>
      )}
      {mayEdit && draft && (
        <Button off={written ? t('keep_first') : faults.length > 0 ? t('cannot_preview') : undefined} onPress={() => onOpen('preview')}>
          {t('preview')}
        </Button>
      )}
      {mayEdit && (
        <Button
          kind={written ? 'go' : undefined}
          onPress={() => void writing.keep()}
          busy={writing.isKeeping}
          off={written ? undefined : t('nothing_changed')}
        >
          {t('keep')}
        </Button>
      )}
      {mayPublish && (
        <Button kind={written ? undefined : 'go'} off={off} onPress={() => onOpen('publish')}>
          {t(secondPerson ? 'ask_publish' : 'publish')}
        </Button>
      )}
    </>
  )
}

/** The name of a kind, how far its draft has come, and what may be done. */
export const KindHead = ({ merchant, kind, ...acts }: ActsProps & { merchant: MyMerchant; kind: string }) => {
  const t = useTexts('content')
  const { draft, live } = acts.read
  const liveWords = live.number === 0 ? t('folder_live') : t('version_live', { number: live.number })
  return (
    <header className={styles.head}>
      <div className="grow">
        <h2 className={styles.title}>{kindWords(kind)}</h2>
        <p className="q s">
          {acts.writing.written
            ? t('not_kept', { live: liveWords })
            : draft
              ? t('draft_kept', { number: draft.number, by: draft.changedBy, when: shortTime(draft.changedAt, merchant.timeZone), live: liveWords })
              : liveWords}
        </p>
      </div>
      <Acts {...acts} />
    </header>
  )
}
