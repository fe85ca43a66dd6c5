import { useEffect, useRef } from 'react'
import { exactTime, shortTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Nothing } from '#ui/states.tsx'
import styles from './inbox.module.css'

type Message = OpAnswer<'inbox.chat'>['messages'][number]

const Picture = ({ merchant, memberId, message }: { merchant: string; memberId: string; message: Message }) => {
  const t = useTexts('inbox')
  const { value } = useOp('inbox.picture', { memberId, seq: message.seq }, merchant)
  if (!value) return <p>{t('a_picture')}</p>
  return value.webp === null ? (
    <p className="m">{t('picture_gone')}</p>
  ) : (
    <img src={`data:image/webp;base64,${value.webp}`} width={message.picture?.width} height={message.picture?.height} alt={t('a_picture')} />
  )
}

interface ChatLogProps {
  readonly merchant: string
  readonly memberId: string
  readonly chat: OpAnswer<'inbox.chat'>
}

/** The messages of a chat; the latest is in view. */
export const ChatLog = ({ merchant, memberId, chat }: ChatLogProps) => {
  const t = useTexts('inbox')
  const place = useMerchant()(merchant)
  const end = useRef<HTMLDivElement>(null)
  const last = chat.messages.at(-1)?.seq
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [last])
  return (
    <div className={styles.messages} role="log" aria-label={t('messages')}>
      {chat.messages.length === 0 && <Nothing>{t('no_messages')}</Nothing>}
      {chat.messages.map(message => (
        <div key={message.seq} className={classes(styles.message, message.by === 'support' && styles.own)}>
          {message.picture ? <Picture merchant={merchant} memberId={memberId} message={message} /> : <p dir="auto">{message.text}</p>}
          <small title={exactTime(message.at, place?.timeZone)}>
            {shortTime(message.at, place?.timeZone)}
            {message.by === 'support' && message.seq <= chat.seenTo && ` · ${t('seen')}`}
          </small>
        </div>
      ))}
      <div ref={end} />
    </div>
  )
}
