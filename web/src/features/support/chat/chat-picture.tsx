import useSWRImmutable from 'swr/immutable'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './chat-picture.module.css'

interface ChatPictureProps {
  readonly seq: number
  readonly size: { readonly width: number; readonly height: number }
}

/** A picture of the chat. Only its member may have it, so it comes by a call and not by an address; its place is there before it. */
export const ChatPicture = ({ seq, size: { width, height } }: ChatPictureProps) => {
  const t = useTexts('chat')
  const { request } = useRequest()
  const session = useSession()
  const key = session ? ['chat.picture', session.id, seq] : null
  const { data, error } = useSWRImmutable(key, () => request('chat.picture', { seq }, { alert: false }), { shouldRetryOnError: false })
  if (error !== undefined) return <p>{t('chat_picture_failed')}</p>
  return data ? (
    <a className={styles.link} href={data.picture} download={`picture-${seq}.webp`}>
      <img className={styles.picture} src={data.picture} width={width} height={height} alt={t('chat_picture')} />
    </a>
  ) : (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('chat_picture')} />
  )
}
