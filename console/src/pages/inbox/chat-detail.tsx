import { useState } from 'react'
import { signs, useKey } from '#keys/use-keys.ts'
import { errorWords } from '#request/error-words.ts'
import { FRESH_EVERY, useAct, useOp } from '#request/use-op.ts'
import { useMay, useSession } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { sayDone } from '#ui/toast.tsx'
import { ChatLog } from './chat-log.tsx'
import styles from './inbox.module.css'

/** Each answer has an id of its own, so that one that is sent twice is one. */
const newAnswerId = (): string => crypto.randomUUID()

/** A chat: its messages, and the field to answer in. `/` at its beginning shows the answers that are written already, in the member’s language. */
export const ChatDetail = ({ merchant, memberId }: { merchant: string; memberId: string }) => {
  const t = useTexts('inbox')
  const may = useMay()
  const { me } = useSession()
  const [text, setText] = useState('')
  const [answerId, setAnswerId] = useState(newAnswerId)
  const { value: chat, error, again } = useOp('inbox.chat', { memberId }, merchant, { every: FRESH_EVERY })
  const canned = useOp('inbox.canned', chat && { language: chat.member.language }, merchant)
  const [answer, assign] = [useAct('inbox.answer'), useAct('inbox.assign')]
  const mayAnswer = may('inbox.answer', merchant)
  const send = async () => {
    if (text.trim() === '' || text.startsWith('/') || !(await answer.act({ memberId, clientId: answerId, text: text.trim() }, merchant))) return
    setText('')
    setAnswerId(newAnswerId())
  }
  useKey('mod+Enter', t('send'), () => void send(), { off: !mayAnswer })
  if (error !== undefined && !chat) return <Failed onAgain={again}>{errorWords(error)}</Failed>
  if (!chat) return <Waiting />
  const found = text.startsWith('/') ? (canned.value?.items ?? []).filter(({ id }) => id.includes(text.slice(1))) : []
  const isMine = chat.assignedTo === me.person.login
  const give = (to: 'me' | 'nobody' | 'closed') => void assign.act({ memberId, to }, merchant).then(done => done && sayDone(t(`done_${to}`)))
  return (
    <div className={styles.chat}>
      <ChatLog merchant={merchant} memberId={memberId} chat={chat} />
      {mayAnswer ? (
        <div className={styles.foot}>
          {found.length > 0 && (
            <div className={styles.canned} role="group" aria-label={t('canned')}>
              {found.map(item => (
                <button key={item.id} type="button" onClick={() => setText(item.text)}>
                  <b className="nw">/{item.id}</b>
                  <bdi className="cut q">{item.text}</bdi>
                </button>
              ))}
            </div>
          )}
          <TextArea label={t('answer')} labelUnseen rows={2} value={text} onChange={setText} maxLength={2000} placeholder={t('answer_hint')} />
          {(answer.error ?? assign.error) !== undefined && <Note tone="bad">{errorWords(answer.error ?? assign.error)}</Note>}
          <div className={styles.acts}>
            <Button busy={assign.busy} onPress={() => give(isMine ? 'nobody' : 'me')}>
              {isMine ? t('give_back') : chat.assignedTo === null ? t('take') : t('take_from', { login: chat.assignedTo })}
            </Button>
            {chat.waitingSince !== null && (
              <Button busy={assign.busy} onPress={() => give('closed')}>
                {t('close_chat')}
              </Button>
            )}
            <span className="end" />
            <Button
              kind="go"
              keys={signs('mod+Enter')}
              busy={answer.busy}
              off={text.trim() === '' || text.startsWith('/') ? t('needs_words') : undefined}
              onPress={() => void send()}
            >
              {t('send')}
            </Button>
          </div>
        </div>
      ) : (
        <Note>{t('not_yours')}</Note>
      )}
    </div>
  )
}
