import { factorText } from '#web/money.ts'
import { useWords } from '#web/words.ts'
import { usePlay } from './play.ts'
import styles from './strip.module.css'

/** The last rounds by what they paid, the latest first. */
export const Strip = () => {
  const { last } = usePlay()
  const word = useWords()
  return (
    <ol class={styles.strip} aria-label={word('history')}>
      {last.map(({ id, payout, stake }) => (
        <li key={id} class={payout > stake ? styles.more : payout > 0 ? styles.some : undefined}>
          <bdi dir="ltr">{factorText((payout / stake) * 10_000)}</bdi>
        </li>
      ))}
    </ol>
  )
}
