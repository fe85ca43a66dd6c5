import { useEffect, useState } from 'preact/hooks'
import { Face } from './face.tsx'
import styles from './card.module.css'

/** A card that is turned down keeps its face until nobody can see it any more, ms. */
const TURN_AWAY_MS = 170

interface CardProps {
  /** Undefined while it lies face down. */
  readonly card: number | undefined
  /** How long it waits before it turns up, ms. */
  readonly wait?: number
  readonly isStill: boolean
}

/** A card that turns to the face it is given, and back. */
export const Card = ({ card, wait = 0, isStill }: CardProps) => {
  const [face, setFace] = useState(card)
  useEffect(() => {
    if (card === undefined || card === face) return undefined
    const timer = setTimeout(() => setFace(card), isStill || face === undefined ? 0 : TURN_AWAY_MS)
    return () => clearTimeout(timer)
  }, [card, face, isStill])
  const isUp = card !== undefined && face === card
  return (
    <span class={styles.card} data-up={isUp} data-still={isStill} style={{ '--wait': `${wait}ms` }}>
      <span class={styles.turning}>
        <span class={styles.back} />
        {/* Without a face there is no front: an engine that does not turn cards in space would show it in place of the back. */}
        {face !== undefined && (
          <span class={styles.front}>
            <Face card={face} />
          </span>
        )}
      </span>
    </span>
  )
}
