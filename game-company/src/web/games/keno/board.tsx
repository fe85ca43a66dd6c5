import { MOST_SPOTS, NUMBERS } from '#games/keno/rules.ts'
import type words from '#web/texts/keno/en.json'
import { useWords } from '#web/words.ts'
import styles from './board.module.css'

interface BoardProps {
  readonly spots: readonly number[]
  readonly drawn: readonly number[]
  /** Whether the hits pay more than the stake: only then they glow. */
  readonly isMore: boolean
  readonly isFixed: boolean
  readonly isCalm: boolean
  readonly onToggle: (number: number) => void
}

const ALL = Array.from({ length: NUMBERS }, (_, at) => at + 1)

/** The forty numbers: those that were drawn light up, and the chosen ones among them glow. */
export const Board = ({ spots, drawn, isMore, isFixed, isCalm, onToggle }: BoardProps) => {
  const word = useWords<typeof words>('keno')
  return (
    <div class={styles.board} dir="ltr" role="group" aria-label={word('board')} data-still={isCalm} data-glows={isMore}>
      {ALL.map(number => {
        const isChosen = spots.includes(number)
        const isDrawn = drawn.includes(number)
        const state = isDrawn ? (isChosen ? 'hit' : 'drawn') : isChosen ? 'chosen' : 'free'
        return (
          <button
            key={number}
            type="button"
            class={styles.number}
            data-state={state}
            aria-pressed={isChosen}
            aria-label={isDrawn ? `${number}, ${word(state === 'hit' ? 'hit' : 'drawn')}` : String(number)}
            disabled={isFixed}
            aria-disabled={!isChosen && spots.length >= MOST_SPOTS}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        )
      })}
    </div>
  )
}
