import { useState } from 'react'
import { When } from '#frame/when.tsx'
import { useKey } from '#keys/use-keys.ts'
import type { TabProps } from '#pages/members/member.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { TextArea } from '#ui/field.tsx'
import { Keys } from '#ui/keys.tsx'
import { Note } from '#ui/note.tsx'
import styles from '#pages/members/members.module.css'

export const RailNotes = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { act, busy, error } = useAct('members.note')
  const off = may('members.note', merchant) ? undefined : t('not_your_role')
  useKey('n', t('note_add'), () => setOpen(true), { off: off !== undefined })
  const send = async () => {
    if (!(await act({ id: member.id, text: text.trim() }, merchant))) return
    setText('')
    setOpen(false)
  }
  return (
    <Section
      title={t('notes')}
      beside={
        <Button small kind="plain" off={off} onPress={() => setOpen(!isOpen)} label={t('note_add')}>
          <Keys keys={['N']} />
        </Button>
      }
    >
      {isOpen && (
        <div className={styles.noteForm}>
          <TextArea label={t('note')} labelUnseen placeholder={t('note_placeholder')} value={text} onChange={setText} maxLength={2_000} rows={3} />
          {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
          <Button small kind="go" busy={busy} off={text.trim() === '' ? t('note_missing') : undefined} onPress={() => void send()}>
            {t('note_go')}
          </Button>
        </div>
      )}
      {member.notes.length === 0 && !isOpen && <p className="q s">{t('notes_none')}</p>}
      {member.notes.slice(0, 3).map(({ id, text: words, by, at }) => (
        <div key={id} className={styles.noteLine}>
          <p>{words}</p>
          <p className="s m">
            {by}, <When at={at} timeZone={timeZone} />
          </p>
        </div>
      ))}
    </Section>
  )
}
