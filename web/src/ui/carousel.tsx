import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { pauseIcon, playIcon } from './icons.ts'
import { useCarousel } from './use-carousel.ts'
import styles from './carousel.module.css'

interface CarouselProps {
  label: string
  pauseLabel: string
  playLabel: string
  /** The name of a slide by its position, from 1. */
  positionLabel: (position: number, total: number) => string
  slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** Slides to swipe through, with a dot for each and a button that stops them. */
export const Carousel = ({ label, pauseLabel, playLabel, positionLabel, slides }: CarouselProps) => {
  const { track, position, playing, held, goTo, toggle, onScroll, hold } = useCarousel(slides.length)
  const name = (index: number) => positionLabel(index + 1, slides.length)
  return (
    <section className={styles.carousel} aria-label={label}>
      <ul ref={track} className={styles.track} onScroll={onScroll} {...hold}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className={styles.slide} aria-label={name(index)}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
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
