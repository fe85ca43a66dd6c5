import type { BaccaratState } from '#games/baccarat/rules.ts'
import type { RoundView } from '#rounds/round-view.ts'
import type words from '#web/texts/baccarat/en.json'
import { useWords } from '#web/words.ts'
import styles from './road.module.css'

/** Who won the last rounds, the oldest first, as the score cards of the game show it. */
export const Road = ({ rounds }: { readonly rounds: readonly RoundView[] }) => {
  const word = useWords<typeof words>('baccarat')
  const winners = rounds.flatMap(({ id, shown, state }) => (state === 'ended' && shown ? [{ id, winner: (shown as BaccaratState).winner }] : []))
  return (
    <ol class={styles.road} dir="ltr" aria-label={word('road')}>
      {[...winners].reverse().map(({ id, winner }) => (
        <li key={id} data-side={winner} aria-label={word(winner)} />
      ))}
    </ol>
  )
}
