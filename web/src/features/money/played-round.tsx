import { useState } from 'react'
import { Replay } from '#blocks/games/replay/replay.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { roundSums, type PlayedRound as Round } from './entries.ts'
import styles from './played-round.module.css'

/** One of the rounds of a row. A game's leads to its recording, which is asked for at a tap because a row may have many; a draw's to its tickets. */
export const PlayedRound = ({ round: { lines, round, provider }, alone }: { readonly round: Round; readonly alone: boolean }) => {
  const t = useTexts('rounds')
  const wallet = useTexts('wallet')
  const format = useFormat()
  const money = useMoney()
  const [watching, setWatching] = useState(false)
  const { staked, won, isOpen } = roundSums(lines)
  const at = lines[0]?.at
  const label = provider === null ? t('tickets') : t('replay')
  return (
    <li className={styles.round}>
      <span className={styles.words}>
        {!alone && at !== undefined && (
          <>
            <span>{format.moment(at, 'time')}</span>
            <bdi className={styles.sums}>{isOpen ? wallet('outcome_open') : `${money(staked)} → ${money(won)}`}</bdi>
          </>
        )}
      </span>
      {provider === null ? (
        <ButtonLink href={`${lotteryPaths.tickets}?draw=${encodeURIComponent(round)}`} look="quiet" small>
          {label}
        </ButtonLink>
      ) : (
        !watching && (
          <Button look="quiet" small onClick={() => setWatching(true)}>
            {label}
          </Button>
        )
      )}
      {watching && provider !== null && (
        <div className={styles.replay}>
          <Replay round={{ provider, round }} />
        </div>
      )}
    </li>
  )
}
