import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { pauseIcon, playIcon } from '#ui/icons/home-icons.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { backIcon, forwardIcon } from '#ui/icons/icons.ts'
import type { useCarousel } from '#ui/layout/use-carousel.ts'
import type { Popups } from './popup-rules.ts'
import styles from './slide-controls.module.css'

interface SlideControlsProps {
  readonly carousel: ReturnType<typeof useCarousel>
  readonly count: number
  /** Arrows beside the dots, or two buttons with the position between them. */
  readonly turn: Popups['turn']
}

/** Turns the slides, shows which one is in view, and stops them. */
export const SlideControls = ({ carousel: { position, playing, goTo, toggle }, count, turn }: SlideControlsProps) => {
  const t = useTexts('announcements')
  const shell = useTexts('shell')
  const place = shell('banner_position', { position: position + 1, total: count })
  const previous = () => goTo((position + count - 1) % count)
  const next = () => goTo((position + 1) % count)
  const stop = <IconButton glyph={playing ? pauseIcon : playIcon} label={shell(playing ? 'banner_pause' : 'banner_play')} onClick={toggle} />
  if (turn === 'pages')
    return (
      <div className={styles.pages}>
        <Button look="quiet" small wide onClick={previous}>
          {t('previous')}
        </Button>
        <span className={styles.place}>{place}</span>
        <Button look="quiet" small wide onClick={next}>
          {t('next')}
        </Button>
      </div>
    )
  return (
    <div className={styles.arrows}>
      <IconButton glyph={backIcon} label={t('previous')} onClick={previous} />
      <span className={styles.dots} role="img" aria-label={place}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={classes(styles.dot, at === position && styles.here)} />
        ))}
      </span>
      <IconButton glyph={forwardIcon} label={t('next')} onClick={next} />
      {stop}
    </div>
  )
}
