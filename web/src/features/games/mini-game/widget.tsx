import { useEffect, useRef, useState } from 'react'
import { schedule } from '#device/schedule.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import type { Place } from './bounds.ts'
import { useFrame } from './use-frame.ts'
import { usePlace } from './use-place.ts'
import { heldClicks } from './waits.ts'
import styles from './widget.module.css'

interface WidgetProps extends Partial<Place> {
  readonly version: 'v1' | 's1'
  readonly shown: boolean
  readonly onAway: () => void
}

/** A ball that floats over the page and opens the game, which runs in a frame without an origin (docs/mini-game.md). */
export const Widget = ({ version, shown, onAway, bottom, left }: WidgetProps) => {
  const t = useTexts('minigame')
  const shell = useTexts('shell')
  const box = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const ball = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [click] = useState(() => heldClicks(() => setOpen(true), schedule))
  const isDrawn = useFrame(frame)
  // The SEA variant stays in its place (spec 2 §4, Mini-game widget).
  const moving = usePlace(box, { movable: version === 'v1', bottom, left }, click)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (open) close.current?.querySelector('button')?.focus()
    else if (wasOpen.current) ball.current?.focus()
    wasOpen.current = open
  }, [open])

  const name = t('game_name')
  return (
    <>
      <aside ref={box} className={classes(styles.floating, version === 's1' && styles.fixed)} aria-label={name} hidden={!shown || !isDrawn || open}>
        <button
          ref={ball}
          type="button"
          className={styles.ball}
          aria-label={t('open_game', { game: name })}
          title={version === 'v1' ? t('move_hint') : undefined}
          {...moving}
        >
          <span aria-hidden="true">7</span>
        </button>
        <span className={styles.away}>
          <IconButton glyph={closeIcon} label={t('put_away')} onClick={onAway} />
        </span>
      </aside>
      <section className={classes(styles.panel, (!open || !shown) && styles.closed)} aria-label={name} inert={!open || !shown}>
        <div ref={close} className={styles.head}>
          <span className={styles.name}>{name}</span>
          <IconButton
            glyph={closeIcon}
            label={shell('close')}
            onClick={() => setOpen(false)}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          />
        </div>
        <iframe ref={frame} className={styles.frame} src={`/mini-game/${version}/`} sandbox="allow-scripts" title={name} />
      </section>
    </>
  )
}
