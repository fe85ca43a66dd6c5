import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref, pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing, Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './inbox.module.css'

const Pictures = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('inbox')
  const { value } = useOp('inbox.feedbackPictures', { id }, merchant)
  return (
    <div className={styles.pictures}>
      {value?.webp.map((webp, at) => (
        <img key={at} src={`data:image/webp;base64,${webp}`} alt={t('a_picture')} />
      ))}
    </div>
  )
}

/** What a member wrote, and the answer. */
export const FeedbackDetail = ({ merchant, id }: { merchant: string; id: number }) => {
  const t = useTexts('inbox')
  const [, go] = useLocation()
  const may = useMay()
  const place = useMerchant()(merchant)
  const [text, setText] = useState('')
  const answer = useAct('inbox.answerFeedback')
  const { value } = useOp('inbox.feedback', { which: 'all' }, merchant)
  if (!value) return <Waiting />
  const item = value.items.find(one => one.id === id)
  if (!item) return <Nothing>{t('gone')}</Nothing>
  const send = async ({ answer: before, member }: typeof item) => {
    if (!(await answer.act({ id, text: text.trim(), replaces: before !== null }, merchant))) return
    sayDone(t('done_answered', { name: member.username }))
    go(pathTo('inbox', 'feedback'))
  }
  return (
    <>
      <p className={styles.about}>
        <Link className="link" href={memberHref(merchant, item.member.id)}>
          {item.member.username}
        </Link>{' '}
        · {item.topic} · {place?.name} · {exactTime(item.sentAt, place?.timeZone)}
      </p>
      <p className={styles.text} dir="auto">
        {item.text}
      </p>
      {item.pictures > 0 && <Pictures merchant={merchant} id={id} />}
      {item.answer !== null && <Note>{t('answered_with', { text: item.answer })}</Note>}
      {may('inbox.answer', merchant) ? (
        <>
          <TextArea label={t('answer')} rows={4} value={text} onChange={setText} maxLength={2000} hint={t('feedback_hint')} />
          {answer.error !== undefined && <Note tone="bad">{errorWords(answer.error)}</Note>}
          <div className={styles.acts}>
            <span className="end" />
            <Button kind="go" busy={answer.busy} off={text.trim() === '' ? t('needs_words') : undefined} onPress={() => void send(item)}>
              {item.answer === null ? t('send') : t('replace')}
            </Button>
          </div>
        </>
      ) : (
        <Note>{t('not_yours')}</Note>
      )}
    </>
  )
}
