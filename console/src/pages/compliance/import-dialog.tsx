import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { type Imported, ImportResult } from './import-result.tsx'
import { type RegisterRow, registerRows } from './read-register.ts'
import styles from './compliance.module.css'

/** Rows that one request takes. */
const AT_ONCE = 2_000
const MONTHS = ['6', '12', '24', '60', 'never'] as const
type Months = (typeof MONTHS)[number]

/** A regulator’s register as a file: whoever of it is a member here is excluded. */
export const ImportDialog = ({ merchant, onClose }: { merchant: string; onClose: () => void }) => {
  const t = useTexts('compliance')
  const [rows, setRows] = useState<readonly RegisterRow[]>()
  const [fault, setFault] = useState<string>()
  const [months, setMonths] = useState<Months>('12')
  const [found, setFound] = useState<Imported>()
  const { act, busy, error } = useAct('exclusions.import')
  const open = async (file: File | undefined) => {
    setFault(undefined)
    const read = file && registerRows(await file.text())
    setRows(read)
    if (file && !read) setFault(t('import_columns'))
    if (read && read.length > AT_ONCE) setFault(t('import_long', { count: AT_ONCE }))
    if (read?.length === 0) setFault(t('import_empty'))
  }
  const importAll = async (reason: string) => {
    if (rows === undefined || fault !== undefined) return
    setFound(await act({ rows: [...rows], months: months === 'never' ? null : Number(months), reason }, merchant))
  }
  if (found && rows) return <ImportResult merchant={merchant} rows={rows} found={found} onClose={onClose} />
  const isReady = rows !== undefined && fault === undefined
  return (
    <ReasonDialog
      title={t('import_title')}
      about={t('import_about')}
      act={isReady ? t('import_go', { count: rows.length }) : t('import_choose')}
      kills
      busy={busy}
      error={error}
      onClose={onClose}
      onAct={reason => void importAll(reason)}
    >
      <label className={styles.file}>
        <span>{t('import_file')}</span>
        <input type="file" accept=".csv,text/csv" onChange={event => void open(event.target.files?.[0])} />
      </label>
      {fault !== undefined && <Note tone="bad">{fault}</Note>}
      <Select
        label={t('months')}
        value={months}
        onChange={setMonths}
        options={MONTHS.map(value => ({ value, words: value === 'never' ? t('without_end') : t('months_of', { count: Number(value) }) }))}
      />
    </ReasonDialog>
  )
}
