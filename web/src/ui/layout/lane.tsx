import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { backIcon, expandIcon, forwardIcon } from '#ui/icons/icons.ts'
import { scrollAlong } from './scroll-along.ts'
import styles from './lane.module.css'

interface LaneProps {
  /** Where a link within the page leads. */
  anchor?: string
  title: string
  /** How much there is; where cards are out of sight, a tap on it shows them all. */
  aside: string
  backLabel: string
  onLabel: string
  /** The first lane has larger cards. */
  large?: boolean
  /** `<li>`s whose content can be focused, so that the keyboard can scroll them. */
  children: readonly ReactNode[]
}

/** Two or three cards fill the lane. More scroll sideways, with a part of the next always in sight. */
const FILLING: readonly (string | undefined)[] = [undefined, styles.two, styles.two, styles.three]

/** The arrows are only shown to a mouse (lane.module.css). */
const hasMouse = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** A row of cards that scrolls sideways, or shows them all below each other; for a mouse it has arrows. */
export const Lane = ({ anchor, title, aside, backLabel, onLabel, large = false, children }: LaneProps) => {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Asking for a width makes the browser lay out the whole page at once, so only where the answer is needed.
    if (hasMouse()) setOverflows(track.current !== null && track.current.scrollWidth > track.current.clientWidth)
  }, [])
  const push = (pages: number) => track.current && scrollAlong(track.current, pages * 0.8 * track.current.clientWidth)
  return (
    <section id={anchor} className={styles.lane} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children.length > 3 ? (
          <button type="button" className={styles.all} aria-expanded={open} onClick={() => setOpen(!open)}>
            {aside}
            <Icon glyph={expandIcon} small />
          </button>
        ) : (
          <p className={styles.aside}>{aside}</p>
        )}
        {overflows && !open && (
          <div className={styles.arrows}>
            <IconButton glyph={backIcon} label={backLabel} onClick={() => push(-1)} />
            <IconButton glyph={forwardIcon} label={onLabel} onClick={() => push(1)} />
          </div>
        )}
      </header>
      <ul ref={track} className={classes(styles.track, FILLING[children.length], large && styles.large, open && styles.open)}>
        {children}
      </ul>
    </section>
  )
}
