import { useId, useState } from 'react'
import { GoToActivity } from '#blocks/content/announcements/go-to-activity.tsx'
import { ContentHtml } from '#blocks/content/content-html/content-html.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { expandIcon } from '#ui/icons/icons.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import type { Message } from './use-messages.ts'
import styles from './message-row.module.css'

/** One message, which opens in its place; opening it reads it. */
export const MessageRow = ({ message, onRead }: { readonly message: Message; readonly onRead: () => void }) => {
  const { title, content, image, alt, from, promotionType, read } = message
  const t = useTexts('announcements')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const id = useId()
  const toggle = () => {
    setOpen(!open)
    if (!open && !read) onRead()
  }
  return (
    <li className={classes(styles.row, !read && styles.unread)}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {image ? (
            <img className={styles.picture} src={image} alt="" width={56} height={56} loading="lazy" draggable={false} />
          ) : (
            <span className={styles.picture}>
              <Icon glyph={bellIcon} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {from && (
              <time className={styles.date} dateTime={from}>
                {format.moment(from, 'date')}
              </time>
            )}
          </span>
          {!read && <span className={styles.dot} role="img" aria-label={t('unread')} />}
          <span className={classes(styles.arrow, open && styles.turned)}>
            <Icon glyph={expandIcon} small />
          </span>
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!open}>
        {image && <img className={styles.image} src={image} alt={alt ?? ''} width={720} height={360} loading="lazy" draggable={false} />}
        <ContentHtml html={content} />
        {promotionType && <GoToActivity announcement={message} />}
      </div>
    </li>
  )
}
