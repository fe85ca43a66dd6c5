import { useState } from 'react'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { Bubble, OutgoingBubble } from './bubble.tsx'
import { byDay, dayName, lastSeq } from './thread-rules.ts'
import { useFollowing } from './use-following.ts'
import type { Sending } from './use-outgoing.ts'
import type { ThreadView } from './use-thread.ts'
import styles from './message-log.module.css'

interface MessageLogProps {
  readonly view: ThreadView
  readonly sending: Sending
  readonly greeting: string
}

export const MessageLog = ({ view: { thread, loadEarlier }, sending: { outgoing, again }, greeting }: MessageLogProps) => {
  const t = useTexts('chat')
  const format = useFormat()
  const messages = thread?.messages ?? []
  const ref = useFollowing(lastSeq(thread), outgoing.length, messages[0]?.seq)
  const [now] = useState(() => new Date())
  const names = { today: () => t('chat_today'), yesterday: () => t('chat_yesterday'), date: (at: string) => format.moment(at, 'date') }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div ref={ref} className={styles.log} role="log" aria-label={t('chat_log')} tabIndex={0}>
      {!thread && (
        <p className={styles.wait}>
          <Spinner />
        </p>
      )}
      {thread?.earlier && (
        <p className={styles.earlier}>
          <Button look="quiet" small onClick={() => void loadEarlier().catch(() => undefined)}>
            {t('chat_earlier')}
          </Button>
        </p>
      )}
      {thread && !thread.earlier && (
        <div className={styles.support}>
          <p className={styles.greeting} dir="auto">
            {greeting}
          </p>
        </div>
      )}
      {byDay(messages).map(({ key, at, messages: own }) => (
        <section key={key} className={styles.day}>
          <h2 className={styles.date}>{names[dayName(at, now)](at)}</h2>
          <ol className={styles.messages}>
            {own.map((message, index) => (
              <Bubble key={message.seq} message={message} seen={message.seq <= (thread?.seenTo ?? 0)} follows={own[index - 1]?.by === message.by} />
            ))}
          </ol>
        </section>
      ))}
      {outgoing.length > 0 && (
        <ol className={styles.messages}>
          {outgoing.map(message => (
            <OutgoingBubble key={message.clientId} message={message} onAgain={() => again(message)} />
          ))}
        </ol>
      )}
    </div>
  )
}
