import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { sentIcon, seenIcon, clockIcon } from '#ui/icons/late-icons.ts'
import { reloadIcon } from '#ui/icons/page-icons.ts'
import { ChatPicture } from './chat-picture.tsx'
import type { Message, Outgoing } from './thread-rules.ts'
import styles from './bubble.module.css'

interface BubbleProps {
  readonly message: Message
  /** Whether support has opened it. */
  readonly seen: boolean
  /** Whether the message before it is of the same side, so that both stand close together. */
  readonly follows: boolean
}

export const Bubble = ({ message: { seq, by, at, text, picture }, seen, follows }: BubbleProps) => {
  const t = useTexts('chat')
  const format = useFormat()
  const isOwn = by === 'member'
  return (
    <li className={classes(styles.message, isOwn ? styles.own : styles.support, follows && styles.follows)}>
      <div className={classes(styles.bubble, picture && styles.pictured)}>
        <Hidden>{isOwn ? t('chat_you') : t('chat_support')}</Hidden>
        {picture ? <ChatPicture seq={seq} size={picture} /> : <p dir="auto">{text}</p>}
        <span className={styles.facts}>
          <time dateTime={at}>{format.moment(at, 'time')}</time>
          {isOwn && (
            <>
              <Icon glyph={seen ? seenIcon : sentIcon} small />
              <Hidden>{seen ? t('chat_seen') : t('chat_sent')}</Hidden>
            </>
          )}
        </span>
      </div>
    </li>
  )
}

/** A message on its way, or one that did not arrive and is sent again by a tap. */
export const OutgoingBubble = ({ message: { text, picture, failed }, onAgain }: { readonly message: Outgoing; readonly onAgain: () => void }) => {
  const t = useTexts('chat')
  return (
    <li className={classes(styles.message, styles.own)}>
      <div className={classes(styles.bubble, picture && styles.pictured)}>
        {picture ? <img className={styles.preview} src={picture.shown} alt={t('chat_picture')} /> : <p dir="auto">{text}</p>}
        {failed === undefined && (
          <span className={styles.facts}>
            <Icon glyph={clockIcon} small />
            <Hidden>{t('chat_sending')}</Hidden>
          </span>
        )}
      </div>
      {failed !== undefined && failed !== '' && <p className={styles.problem}>{failed}</p>}
      {failed !== undefined && (
        <button type="button" className={styles.again} onClick={onAgain}>
          <Icon glyph={reloadIcon} small />
          {t('chat_not_sent')}
        </button>
      )}
    </li>
  )
}
