import { useEffect, useRef } from 'react'
import { parsedUrl } from '#device/parsed-url.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Launched } from './use-launch.ts'
import styles from './chat-frame.module.css'

type Frame = NonNullable<Launched['frame']>

/** Whether a message is the frame's own word that it listens: of its window, its origin and its form. */
export const isGreeting = (event: Pick<MessageEvent, 'source' | 'origin' | 'data'>, source: unknown, { origin, greeting }: Frame): boolean =>
  event.source === source && event.origin === origin && typeof event.data === 'string' && event.data.startsWith(greeting)

/** A frame of our own origin could reach the session. */
export const isForeign = (address: string, own: string): boolean => {
  const url = parsedUrl(address)
  return url !== undefined && url.origin !== own
}

/** A provider's chat in a frame of its own origin, which is told who the member is once it listens. */
export const ChatFrame = ({ address, frame }: { readonly address: string; readonly frame: Frame }) => {
  const t = useTexts('chat')
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const own = ref.current?.contentWindow
      if (!own || !isGreeting(event, own, frame)) return
      for (const message of frame.messages) own.postMessage(message, frame.origin)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame])
  if (!isForeign(address, window.location.origin)) return <p className={styles.refused}>{t('chat_failed')}</p>
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={t('chat_title')}
      src={address}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is not ours, and it needs its own
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="strict-origin"
    />
  )
}
