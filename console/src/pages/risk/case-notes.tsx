import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { CasePartProps } from './case.ts'
import styles from './risk.module.css'

export const CaseNotes = ({ merchant, found }: CasePartProps) => {
  const t = useTexts('risk')
  const place = useMerchant()(merchant)
  const mayAct = useMay()('risk.act', merchant)
  const [text, setText] = useState('')
  const { act, busy, error } = useAct('risk.note')
  const write = async () => {
    if (await act({ id: found.id, text: text.trim() }, merchant)) setText('')
  }
  return (
    <Section title={t('notes')}>
      {found.notes.length === 0 && <p className="q">{t('no_notes')}</p>}
      {found.notes.map(({ id, text: words, by, at }) => (
        <div key={id} className={styles.note}>
          <p>{words}</p>
          <p className="s q">{t('by_at', { by, when: exactTime(at, place?.timeZone) })}</p>
        </div>
      ))}
      {mayAct && (
        <div className={styles.write}>
          <TextArea label={t('note')} rows={2} value={text} onChange={setText} maxLength={2000} />
          {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
          <div className={styles.acts}>
            <Button busy={busy} off={text.trim() === '' ? t('note_first') : undefined} onPress={() => void write()}>
              {t('write_note')}
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}
