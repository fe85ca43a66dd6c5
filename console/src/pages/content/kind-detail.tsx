import { useState } from 'react'
import { pathTo } from '#frame/paths.ts'
import { useKey } from '#keys/use-keys.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { type MyMerchant, useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { emptyOf } from './empty-value.ts'
import { History } from './history.tsx'
import { KindFaults, type Kind } from './kind-faults.tsx'
import { KindForm } from './kind-form.tsx'
import { KindHead } from './kind-head.tsx'
import { kindWords } from './kind-words.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { Schema } from './schema-rules.ts'
import { useWritten } from './use-written.ts'

const views = ['form', 'difference', 'history'] as const

interface Props {
  merchant: MyMerchant
  kind: string
  view: string | undefined
}

const parsed = (written: string | null, schema: Schema): unknown => (written === null ? emptyOf(schema) : JSON.parse(written))

const Loaded = ({ merchant, kind, view, read }: Props & { read: Kind }) => {
  const t = useTexts('content')
  const may = useMay()
  const schema = JSON.parse(read.schema) as Schema
  const [dialog, setDialog] = useState<'publish' | 'preview'>()
  const { draft } = read
  const needed = kind === 'operating' ? 'operating.change' : undefined
  const mayEdit = may('content.edit', merchant.code) && (needed === undefined || may(needed, merchant.code))
  const mayPublish = may('content.publish', merchant.code) && (needed === undefined || may(needed, merchant.code))
  const writing = useWritten({ merchant: merchant.code, kind, draft })
  useKey('mod+s', t('keep'), () => void writing.keep(), { off: !writing.written || !mayEdit })
  const value = writing.written ? writing.written.value : parsed(draft ? draft.written : read.live.written, schema)
  const current = views.find(one => one === view) ?? 'form'
  return (
    <>
      <KindHead merchant={merchant} kind={kind} read={read} writing={writing} mayEdit={mayEdit} mayPublish={mayPublish} onOpen={setDialog} />
      {writing.error !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorWords(writing.error)}</Note>
        </div>
      )}
      <KindFaults faults={draft?.faults ?? []} file={read.file} />
      <Tabs
        label={kindWords(kind)}
        current={pathTo('content', kind, current)}
        tabs={views.map(one => ({ href: pathTo('content', kind, one), words: t(`view_${one}`) }))}
      />
      {current === 'form' && (
        <KindForm merchant={merchant} kind={kind} read={read} schema={schema} value={value} mayEdit={mayEdit} onWrite={writing.write} />
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
