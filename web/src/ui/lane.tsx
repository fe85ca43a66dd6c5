import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { backIcon, forwardIcon } from './icons.ts'
import { scrollAlong } from './scroll-along.ts'
import styles from './lane.module.css'

interface LaneProps {
  title: string
  aside?: ReactNode
  backLabel: string
  onLabel: string
  /** `<li>`s whose content can be focused, so that the keyboard can scroll them. */
  children: ReactNode
}

/** A row of cards that scrolls sideways; for a mouse it has arrows. */
export const Lane = ({ title, aside, backLabel, onLabel, children }: LaneProps) => {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => setOverflows(track.current !== null && track.current.scrollWidth > track.current.clientWidth), [])
  const push = (pages: number) => track.current && scrollAlong(track.current, pages * 0.8 * track.current.clientWidth)
  return (
    <section className={styles.lane} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside && <p className={styles.aside}>{aside}</p>}
        {overflows && (
          <div className={styles.arrows}>
            <IconButton glyph={backIcon} label={backLabel} onClick={() => push(-1)} />
            <IconButton glyph={forwardIcon} label={onLabel} onClick={() => push(1)} />
          </div>
        )}
      </header>
      <ul ref={track} className={styles.track}>
        {children}
      </ul>
    </section>
  )
}
