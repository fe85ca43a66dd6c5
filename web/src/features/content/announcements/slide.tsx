import { useEffect, useRef, useState } from 'react'
import { GoToActivity } from '#blocks/content/announcements/go-to-activity.tsx'
import { ContentHtml } from '#blocks/content/content-html/content-html.tsx'
import { schedule } from '#device/schedule.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { Announcement } from './popup-rules.ts'
import styles from './slide.module.css'

/** The slide's styles are read this much after it comes into view, ms (spec 2 §9, style read delay). */
export const STYLE_READ_DELAY = 200

interface SlideProps {
  readonly announcement: Announcement
  readonly current: boolean
  readonly onGotIt: () => void
  /** Called before a link leads away. */
  readonly onLeave: () => void
}

/** Whether the text goes on below the lower edge, so that the edge is shaded. */
const useMore = (current: boolean) => {
  const body = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState(false)
  const look = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = body.current ?? {}
    setMore(scrollTop + clientHeight < scrollHeight - 8)
  }
  useEffect(() => (current ? schedule(look, STYLE_READ_DELAY) : undefined), [current])
  return { body, more, look }
}

const Actions = ({ announcement, onGotIt, onLeave }: Omit<SlideProps, 'current'>) => {
  const t = useTexts('announcements')
  return (
    <div className={styles.actions}>
      <GoToActivity announcement={announcement} onLeave={onLeave} />
      <Button look="quiet" wide onClick={onGotIt}>
        {t('got_it')}
      </Button>
    </div>
  )
}

/** One announcement: its picture, title and content; a promotion has two buttons (spec 2 §2, Announcement popup). */
export const Slide = ({ announcement, current, onGotIt, onLeave }: SlideProps) => {
  const { title, content, image, alt, promotionType } = announcement
  const { body, more, look } = useMore(current)
  return (
    <li className={styles.slide} inert={!current}>
      {/* The keyboard scrolls it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={classes(styles.body, more && styles.more)} onScroll={look} tabIndex={more ? 0 : undefined}>
        {image && <img className={styles.image} src={image} alt={alt ?? ''} width={720} height={360} draggable={false} />}
        <h3 className={styles.title}>{title}</h3>
        <ContentHtml html={content} onFollow={onLeave} />
      </div>
      {promotionType && <Actions announcement={announcement} onGotIt={onGotIt} onLeave={onLeave} />}
    </li>
  )
}
