import { useEffect, useState } from 'preact/hooks'
import { cardText } from '#web/cards/card-text.ts'
import { Card } from '#web/cards/card.tsx'
import type words from '#web/texts/baccarat/en.json'
import { useWords } from '#web/words.ts'
import styles from './hand.module.css'

interface HandProps {
  readonly side: 'player' | 'banker'
  readonly cards: readonly number[]
  /** Undefined before the first card. */
  readonly total: number | undefined
  readonly isWinner: boolean
  readonly isLoser: boolean
  /** Changes with each deal, so that new cards slide in anew. */
  readonly deal: string
  readonly isCalm: boolean
}

/** A card turns once it has slid in, ms. */
const SLIDE_MS = 180

/** The cards of one side, the third laid across, and what they count. */
export const Hand = ({ side, cards, total, isWinner, isLoser, deal, isCalm }: HandProps) => {
  const word = useWords<typeof words>('baccarat')
  const spoken = cards.map(card => cardText(card, word)).join(', ')
  return (
    <section class={styles.hand} data-side={side} data-winner={isWinner} data-loser={isLoser} aria-label={`${word(side)} ${total ?? ''}. ${spoken}`}>
      <header class={styles.head}>
        <span dir="auto">{word(side)}</span>
        <strong>
          <span key={cards.length} class={styles.total} data-still={isCalm}>
            {total ?? '–'}
          </span>
        </strong>
      </header>
      <div class={styles.cards} aria-hidden="true">
        {[0, 1].map(place =>
          cards[place] === undefined ? (
            <span key={place} class={styles.empty} />
          ) : (
            <span key={`${deal}-${place}`} class={styles.laid} data-still={isCalm}>
              <TurnedCard card={cards[place]} isCalm={isCalm} />
            </span>
          ),
        )}
      </div>
      <div class={styles.third} aria-hidden="true">
        {cards[2] !== undefined && (
          <span key={deal} class={styles.laid} data-still={isCalm}>
            <TurnedCard card={cards[2]} isCalm={isCalm} />
          </span>
        )}
      </div>
    </section>
  )
}

/** Comes face down and turns up. */
const TurnedCard = ({ card, isCalm }: { readonly card: number; readonly isCalm: boolean }) => {
  const [isLaid, setLaid] = useState(isCalm)
  useEffect(() => {
    const timer = setTimeout(() => setLaid(true), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Card card={isLaid ? card : undefined} isStill={isCalm} />
}
