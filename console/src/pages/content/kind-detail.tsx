import { useState, type ReactNode } from 'react'
import { shortTime } from '#format/times.ts'
import { useKey } from '#keys/use-keys.ts'
import type { OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, type MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { sayDone } from '#ui/toast.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { FormContext } from './form-context.ts'
import { FormField } from './form-field.tsx'
import { History } from './history.tsx'
import { kindWords } from './kind-words.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { emptyOf, type Schema } from './schema-rules.ts'
import styles from './content.module.css'

const views = ['form', 'difference', 'history'] as const

interface Props {
  merchant: MyMerchant
  kind: string
  view: string | undefined
}

type Kind = OpAnswer<'content.get'>

const parsed = (written: string | null, schema: Schema): unknown => (written === null ? emptyOf(schema) : JSON.parse(written))

/** What is written here and not kept yet. `revision`: that of the draft from which it began. */
interface Written {
  readonly value: unknown
  readonly revision: number | null
}

const Head = ({
  kind,
  read,
  isChanged,
  merchant,
  children,
}: {
  kind: string
  read: Kind
  isChanged: boolean
  merchant: MyMerchant
  children: ReactNode
}) => {
  const t = useTexts('content')
  const { draft, live } = read
  const liveWords = live.number === 0 ? t('folder_live') : t('version_live', { number: live.number })
  return (
    <header className={styles.head}>
      <div className="grow">
        <h2 className={styles.title}>{kindWords(kind)}</h2>
        <p className="q s">
          {isChanged
            ? t('not_kept', { live: liveWords })
            : draft
              ? t('draft_kept', { number: draft.number, by: draft.changedBy, when: shortTime(draft.changedAt, merchant.timeZone), live: liveWords })
              : liveWords}
        </p>
      </div>
      {children}
    </header>
  )
}

const Faults = ({ faults, file }: { faults: NonNullable<Kind['draft']>['faults']; file: string }) => {
  const t = useTexts('content')
  if (faults.length === 0) return null
  return (
    <div role="alert" className={styles.faults}>
      <Note tone="bad">
        <b>{t('cannot_publish', { count: faults.length })}</b>
        <ul>
          {faults.map(fault => (
            <li key={`${fault.file} ${fault.path} ${fault.reason}`}>
              <span className="mono">
                {fault.file.endsWith(file) ? '' : `${fault.file} `}
                {fault.path || '/'}
              </span>{' '}
              {fault.reason}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

const Loaded = ({ merchant, kind, view, read }: Props & { read: Kind }) => {
  const t = useTexts('content')
  const may = useMay()
  const schema = JSON.parse(read.schema) as Schema
  const [written, setWritten] = useState<Written>()
  const [dialog, setDialog] = useState<'publish' | 'preview'>()
  const save = useAct('content.save')
  const discard = useAct('content.discard')
  const { draft } = read
  const needed = kind === 'operating' ? 'operating.change' : undefined
  const mayEdit = may('content.edit', merchant.code) && (needed === undefined || may(needed, merchant.code))
  const mayPublish = may('content.publish', merchant.code) && (needed === undefined || may(needed, merchant.code))
  const kept = parsed(draft ? draft.written : read.live.written, schema)
  const value = written ? written.value : kept
  const keep = async () => {
    if (!written) return
    const answer = await save.act({ kind, written: JSON.stringify(written.value, null, 2), revision: written.revision }, merchant.code)
    if (!answer) return
    setWritten(undefined)
    sayDone(t(answer.faults.length === 0 ? 'kept' : 'kept_wrong', { number: answer.number, count: answer.faults.length }))
  }
  useKey('mod+s', t('keep'), () => void keep(), { off: !written || !mayEdit })
  const throwAway = async () => {
    if (!draft || !(await discard.act({ kind, revision: draft.revision }, merchant.code))) return
    setWritten(undefined)
    sayDone(t('discarded', { number: draft.number }))
  }
  const current = views.find(one => one === view) ?? 'form'
  const faults = draft?.faults ?? []
  const off = written ? t('keep_first') : !draft ? t('no_draft') : faults.length > 0 ? t('cannot_publish', { count: faults.length }) : undefined
  const failed = save.error ?? discard.error
  return (
    <>
      <Head kind={kind} read={read} isChanged={written !== undefined} merchant={merchant}>
        {mayEdit && draft && !written && (
          <Button kind="plain" onPress={() => void throwAway()} busy={discard.busy}>
            {t('discard')}
          </Button>
        )}
        {written && (
          <Button kind="plain" onPress={() => setWritten(undefined)}>
            {t('take_back')}
          </Button>
        )}
        {mayEdit && draft && (
          <Button off={written ? t('keep_first') : faults.length > 0 ? t('cannot_preview') : undefined} onPress={() => setDialog('preview')}>
            {t('preview')}
          </Button>
        )}
        {mayEdit && (
          <Button kind={written ? 'go' : undefined} onPress={() => void keep()} busy={save.busy} off={written ? undefined : t('nothing_changed')}>
            {t('keep')}
          </Button>
        )}
        {mayPublish && (
          <Button kind={written ? undefined : 'go'} off={off} onPress={() => setDialog('publish')}>
            {t(read.secondPerson ? 'ask_publish' : 'publish')}
          </Button>
        )}
      </Head>
      {failed !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(failed)}</Note>
        </div>
      )}
      <Faults faults={faults} file={read.file} />
      <Tabs
        label={kindWords(kind)}
        current={`/content/${kind}/${current}`}
        tabs={views.map(one => ({ href: `/content/${kind}/${one}`, words: t(`view_${one}`) }))}
      />
      {current === 'form' && (
        <FormContext
          value={{
            merchant: merchant.code,
            languages: read.languages,
            pictures: read.pictures,
            timeZone: merchant.timeZone,
            faults: faults.filter(({ file }) => file.endsWith(read.file)),
            isReadOnly: !mayEdit,
          }}
        >
          <div className={styles.form} inert={!mayEdit}>
            <FormField
              name=""
              label={kindWords(kind)}
              schema={schema}
              isRequired
              path={[]}
              value={value}
              onChange={next => setWritten({ value: next, revision: written ? written.revision : (draft?.revision ?? null) })}
            />
          </div>
        </FormContext>
      )}
      {current === 'difference' && <DifferenceTable before={parsed(read.live.written, schema)} after={value} />}
      {current === 'history' && <History merchant={merchant} kind={kind} read={read} mayPublish={mayPublish} />}
      {dialog === 'preview' && draft && (
        <PreviewDialog merchant={merchant} kind={kind} draft={draft} languages={read.languages} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'publish' && draft && (
        <PublishDialog merchant={merchant} kind={kind} draft={draft} secondPerson={read.secondPerson} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

/** One kind of content: its form, what differs from what is live, and its history. */
export const KindDetail = ({ merchant, kind, view }: Props) => {
  const { value, error, again } = useOp('content.get', { kind }, merchant.code)
  if (error !== undefined && !value) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!value || value.name !== kind) return <Waiting />
  return <Loaded merchant={merchant} kind={kind} view={view} read={value} />
}
