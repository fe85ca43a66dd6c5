import type { GameRound } from '@foyer/contract/games/my-rounds'
import { useState } from 'react'
import { FoldRow } from '#blocks/fold-row/fold-row.tsx'
import { useGames } from '#blocks/games/launch/use-games.ts'
import { Replay } from '#blocks/games/replay/replay.tsx'
import { signedSum } from '#blocks/money/signed-sum.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/page-icons.ts'
import styles from './round-row.module.css'

/** Width and height of the picture, px. */
const SIZE = 36

/** One round, with what it cost and brought. A game that is no longer offered is named by its code. */
export const RoundRow = ({ row: round }: { readonly row: GameRound }) => {
  const t = useTexts('rounds')
  const game = useTexts('game')
  const wallet = useTexts('wallet')
  const words = useWords('play')
  const format = useFormat()
  const money = useMoney()
  const { games } = useGames()
  const [open, setOpen] = useState(false)
  const { state, staked, won, beganAt, game: code } = round
  const listed = games?.find(one => one.code === code)
  const result = signedSum(won - staked, money)
  const outcome = state === 'open' ? wallet('outcome_open') : state === 'rolled_back' ? wallet('outcome_returned') : undefined
  const facts = [
    [game('staked'), money(staked)],
    [game('won'), money(won)],
    [game('result'), outcome ?? result],
    [t('round'), round.round],
  ] as const
  return (
    <FoldRow
      mark={
        listed ? (
          <img className={styles.picture} src={listed.image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" />
        ) : (
          <Icon glyph={starIcon} />
        )
      }
      name={listed ? words(listed.name) : code}
      side={format.moment(beganAt, 'date-time')}
      amount={outcome ?? result}
      note={money(staked)}
      onToggle={setOpen}
    >
      <div className={styles.details}>
        <Facts facts={facts} />
        {open && <Replay round={round} />}
      </div>
    </FoldRow>
  )
}
