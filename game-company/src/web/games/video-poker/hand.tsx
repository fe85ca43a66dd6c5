import { cardText } from '#web/cards/card-text.ts'
import { Card } from '#web/cards/card.tsx'
import type words from '#web/texts/video-poker/en.json'
import { useWords } from '#web/words.ts'
import styles from './hand.module.css'

interface HandProps {
  /** Undefined where a card lies face down. */
  readonly faces: readonly (number | undefined)[] | undefined
  readonly held: readonly number[]
  /** Whether the player may choose what to hold now. */
  readonly isHolding: boolean
  readonly isCalm: boolean
  readonly onToggle: (place: number) => void
}

const PLACES = [0, 1, 2, 3, 4]
/** From one card to the next, ms. */
const BETWEEN_MS = 110

/** The five cards; a tap holds one, another lets it go. */
export const Hand = ({ faces, held, isHolding, isCalm, onToggle }: HandProps) => {
  const word = useWords<typeof words>('video-poker')
  return (
    <div class={styles.hand} dir="ltr" role="group" aria-label={word('hand')}>
      {PLACES.map(place => {
        const card = faces?.[place]
        const isHeld = held.includes(place)
        return (
          <button
            key={place}
            type="button"
            class={styles.place}
            data-held={isHeld}
            data-still={isCalm}
            aria-pressed={isHeld}
            aria-label={card === undefined ? word('face_down') : cardText(card, word)}
            disabled={!isHolding}
            onClick={() => onToggle(place)}
          >
            <Card card={card} wait={place * BETWEEN_MS} isStill={isCalm} />
            <span class={styles.held} aria-hidden="true">
              {isHeld ? word('held') : ''}
            </span>
          </button>
        )
      })}
    </div>
  )
}
