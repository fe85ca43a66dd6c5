import { useEffect } from 'preact/hooks'
import { isFramed, post } from '#web/frame.ts'
import { sounds } from '#web/sound.ts'
import { useWords } from '#web/words.ts'
import { usePlay } from './play.ts'
import styles from './result-line.module.css'

const SPARKS = Array.from({ length: 14 }, (_, at) => at)

/** What the round came to. It celebrates only where more came back than was staked. */
export const ResultLine = () => {
  const { phase, round, notice, money, isReplay, isCalm, last, opened, isWin: isMore } = usePlay()
  const word = useWords()
  const isOver = phase === 'idle' && round?.state === 'ended' && (isReplay || last[0]?.id === round.id)
  const isWin = isOver && isMore
  const hasCashier = opened.hasCashier && isFramed()
  const isFresh = isWin && notice !== 'settling'
  useEffect(() => {
    if (isWin) sounds.win()
  }, [isWin, round?.id])
  const result = !isOver
    ? ''
    : isWin
      ? word('win', { amount: money.money(round.payout) })
      : round.payout > 0
        ? word('returned', { amount: money.money(round.payout) })
        : word('no_win')
  return (
    <p class={styles.line} role="status" data-says={notice ? 'notice' : isWin ? 'win' : 'result'}>
      {notice ? (
        <span class={styles.notice} key={notice}>
          {word(notice)}
          {notice === 'not_enough' && hasCashier && (
            <button type="button" class={styles.deposit} onClick={() => post({ type: 'cashier' }, opened.lobbyOrigin)}>
              {word('deposit')}
            </button>
          )}
        </span>
      ) : (
        result !== '' && (
          <span class={isWin ? styles.win : styles.quiet} key={round?.id}>
            {result}
            {isFresh && !isCalm && (
              <span class={styles.sparks} aria-hidden="true">
                {SPARKS.map(at => (
                  <i key={at} />
                ))}
              </span>
            )}
          </span>
        )
      )}
    </p>
  )
}
