import { FACTORS, type Side } from '#games/baccarat/rules.ts'
import type words from '#web/texts/baccarat/en.json'
import { useWords } from '#web/words.ts'
import styles from './bets.module.css'

interface BetsProps {
  readonly side: Side
  readonly isFixed: boolean
  readonly onChange: (side: Side) => void
}

/** `1 : 1`, `0.95 : 1`, `9 : 1`: what comes with the stake. */
const odds = (side: Side): string => `${(FACTORS[side] - 10_000) / 10_000} : 1`

/** The three places for the chip. */
export const Bets = ({ side, isFixed, onChange }: BetsProps) => {
  const word = useWords<typeof words>('baccarat')
  return (
    <div class={styles.bets} dir="ltr" role="group" aria-label={word('bet_on')}>
      {(['player', 'tie', 'banker'] as const).map(one => (
        <button key={one} type="button" data-side={one} aria-pressed={one === side} disabled={isFixed} onClick={() => onChange(one)}>
          <span dir="auto">{word(one)}</span>
          <small>{odds(one)}</small>
        </button>
      ))}
    </div>
  )
}
