import { useId, useState } from 'react'
import { useMarkRead } from '#blocks/content/announcements/use-read-marks.ts'
import { closePrompt } from '#notices/prompt-queue.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { useCarousel } from '#ui/layout/use-carousel.ts'
import { Modal } from '#ui/windows/modal.tsx'
import { notePopupClosed } from './popup-memory.ts'
import { slideBeforeClosing, type Popups } from './popup-rules.ts'
import { SlideControls } from './slide-controls.tsx'
import { Slide } from './slide.tsx'
import styles from './popup-window.module.css'

const hideWords = { today: 'hide_today', forever: 'hide_forever' } as const

/** One list of announcements as slides. With `forceRead` it closes only once every slide was seen. */
export const PopupWindow = ({ popups, open }: { readonly popups: Popups; readonly open: boolean }) => {
  const t = useTexts('announcements')
  const shell = useTexts('shell')
  const { announcements, hide, turn, forceRead } = popups
  const memberId = useSession()?.id
  const markRead = useMarkRead()
  const carousel = useCarousel(open ? announcements.length : 0, turn === 'arrows')
  const { position, track, goTo, onScroll, hold } = carousel
  const [ticked, setTicked] = useState(false)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  if (open && !seen.has(position)) setSeen(new Set([...seen, position]))
  const titleId = useId()

  const finish = () => {
    notePopupClosed(memberId, popups, ticked)
    markRead(announcements.filter((_, at) => seen.has(at)).map(({ id }) => id))
    closePrompt('announcements')
  }
  const unseen = slideBeforeClosing(forceRead, seen, announcements.length)
  const close = () => {
    if (unseen === undefined) finish()
    else goTo(unseen)
  }

  return (
    <Modal placement="centre" open={open} closable backdropCloses={false} onClose={close} titleId={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.heading} tabIndex={-1} data-focus>
          {t('announcements')}
        </h2>
        {/* It closes, and turns no slide: where all must be seen first it comes with the last one. */}
        {unseen === undefined && <IconButton glyph={closeIcon} label={shell('close')} onClick={finish} />}
      </header>
      <ul ref={track} className={styles.track} onScroll={onScroll} {...hold}>
        {announcements.map((one, at) => (
          <Slide key={one.id} announcement={one} current={at === position} onGotIt={close} onLeave={finish} />
        ))}
      </ul>
      <footer className={styles.foot}>
        {announcements.length > 1 && <SlideControls carousel={carousel} count={announcements.length} turn={turn} />}
        {hide !== 'none' && <Checkbox label={t(hideWords[hide])} checked={ticked} onChange={event => setTicked(event.currentTarget.checked)} />}
      </footer>
    </Modal>
  )
}
