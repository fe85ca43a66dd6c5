import { factorText } from '#web/money.ts'
import type words from '#web/texts/mines/en.json'
import { useWords } from '#web/words.ts'
import styles from './ladder.module.css'

interface LadderProps {
  readonly factors: readonly number[]
  /** How many pearls were found. */
  readonly found: number
  readonly isLost: boolean
}

const LENGTH = 5

/** What was reached, and what the next pearls pay. */
export const Ladder = ({ factors, found, isLost }: LadderProps) => {
  const word = useWords<typeof words>('mines')
  const first = Math.max(0, Math.min(found - 1, factors.length - LENGTH))
  return (
    <ol class={styles.ladder} aria-label={word('ladder')} data-lost={isLost}>
      {factors.slice(first, first + LENGTH).map((factor, at) => (
        <li key={first + at} style={{ '--step': at }} aria-current={first + at + 1 === found ? 'step' : undefined} data-done={first + at < found}>
          <small>{first + at + 1}</small>
          <bdi dir="ltr">{factorText(factor)}</bdi>
        </li>
      ))}
    </ol>
  )
}
