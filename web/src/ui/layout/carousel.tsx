import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { pauseIcon, playIcon } from '#ui/icons/home-icons.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { useCarousel } from './use-carousel.ts'
import styles from './carousel.module.css'

interface CarouselProps {
  label: string
  pauseLabel: string
  playLabel: string
  /** The name of a slide by its position, from 1. */
  positionLabel: (position: number, total: number) => string
  /** `only`: for whom it is, as long as nobody knows who is here (ui/base.css). */
  slides: readonly { readonly key: string; readonly content: ReactNode; readonly only?: 'visitors' | 'members' | undefined }[]
}

/** Slides to swipe through, with a dot for each and a button that stops them. */
export const Carousel = ({ label, pauseLabel, playLabel, positionLabel, slides }: CarouselProps) => {
  const { track, position, playing, held, goTo, toggle, onScroll, hold } = useCarousel(slides.length)
  const name = (index: number) => positionLabel(index + 1, slides.length)
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul ref={track} className={styles.track} onScroll={onScroll} {...hold}>
        {slides.map(({ key, content, only }, index) => (
          <li key={key} className={styles.slide} aria-label={name(index)} data-for={only}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map(({ key, only }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              data-for={only}
              aria-label={name(index)}
              aria-current={index === position || undefined}
              onClick={() => goTo(index)}
            >
              <span className={classes(styles.mark, playing && !held && styles.running)} />
            </button>
          ))}
          <IconButton glyph={playing ? pauseIcon : playIcon} label={playing ? pauseLabel : playLabel} onClick={toggle} />
        </div>
      )}
    </section>
  )
}
