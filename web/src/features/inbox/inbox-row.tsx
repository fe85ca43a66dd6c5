import { useId, useState } from 'react'
import { GoToActivity } from '#blocks/content/announcements/go-to-activity.tsx'
import { ContentHtml } from '#blocks/content/content-html/content-html.tsx'
import { useMoney } from '#blocks/money/use-money.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { Link } from '#ui/link.tsx'
import { inboxFace } from './inbox-faces.ts'
import { RowFace } from './row-face.tsx'
import type { Item } from './use-inbox.ts'
import styles from './inbox-row.module.css'

type News = Extract<Item, { kind: 'news' }>

/** An announcement, which opens in its place. */
const NewsRow = ({ item, isNew }: { readonly item: News; readonly isNew: boolean }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { title, content, image, alt, at, promotionType } = item
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <RowFace glyph={bellIcon} title={title} text="" at={at} isNew={isNew} />
      </button>
      <div id={id} className={styles.body} hidden={!open}>
        {image && <img className={styles.image} src={image} alt={alt ?? ''} width={720} height={360} loading="lazy" draggable={false} />}
        <ContentHtml html={content} />
        {promotionType && <GoToActivity announcement={item} />}
      </div>
    </li>
  )
}

const LinkedRow = ({ item, isNew }: { readonly item: Exclude<Item, News>; readonly isNew: boolean }) => {
  const t = useTexts('inbox')
  const lottery = useWords('lottery')
  const money = useMoney()
  const { href, ...face } = inboxFace(item, { t, lottery, money: amount => `\u2068${money(amount)}\u2069` })
  return (
    <li className={styles.item}>
      <Link href={href} className={styles.row}>
        <RowFace {...face} at={item.at} isNew={isNew} />
      </Link>
    </li>
  )
}

/** One item: an announcement opens in its place, everything else leads to where it is. */
export const InboxRow = ({ item, isNew }: { readonly item: Item; readonly isNew: boolean }) =>
  item.kind === 'news' ? <NewsRow item={item} isNew={isNew} /> : <LinkedRow item={item} isNew={isNew} />
