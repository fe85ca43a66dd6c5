import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './compliance.module.css'

export const RequestEnd = ({ merchant, number }: { merchant: string; number: number }) => {
  const t = useTexts('compliance')
  const [answer, setAnswer] = useState('')
  const { act, busy, error } = useAct('requests.end')
  const off = answer.trim().length < 3 ? t('answer_first') : undefined
  const end = async (outcome: 'done' | 'refused') => {
    if (await act({ number, outcome, answer: answer.trim() }, merchant)) sayDone(t(`said_${outcome}`))
  }
  return (
    <div className={styles.foot}>
      <TextArea label={t('answer')} hint={t('answer_hint')} rows={2} value={answer} onChange={setAnswer} maxLength={1000} />
      {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
      <div className={styles.acts}>
        <Button kind="no" off={off} busy={busy} onPress={() => void end('refused')}>
          {t('refuse')}
        </Button>
        <Button kind="go" off={off} busy={busy} onPress={() => void end('done')}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
