import type { RoundView } from '#rounds/round-view.ts'
import { useWords } from '#web/words.ts'
import { CheckedRound } from './checked-round.tsx'
import { usePlay } from './play.ts'
import styles from './replay-foot.module.css'

/** Below a replay: again, and what decided the round. */
export const ReplayFoot = ({ round, onAgain }: { readonly round: RoundView; readonly onAgain: () => void }) => {
  const { phase, money, opened } = usePlay()
  const word = useWords()
  return (
    <footer class={styles.foot}>
      <p>
        <time>{new Intl.DateTimeFormat(opened.language, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' }).format(round.at)}</time>
        <span>
          {word('stake')} {money.money(round.stake)}
        </span>
      </p>
      <button type="button" disabled={phase !== 'idle'} onClick={onAgain}>
        {word('replay')}
      </button>
      <CheckedRound round={round} />
    </footer>
  )
}
