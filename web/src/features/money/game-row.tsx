import { FoldRow } from '#blocks/fold-row/fold-row.tsx'
import { signedSum } from '#blocks/money/signed-sum.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/page-icons.ts'
import { CopyForSupport } from './copy-for-support.tsx'
import { roundsOf, roundSums, type Entry } from './entries.ts'
import { lineFaces } from './line-faces.ts'
import { PlayedRound } from './played-round.tsx'
import { useGameFace } from './use-game-face.ts'
import styles from './game-row.module.css'

/** Width and height of the picture, px. */
const SIZE = 36

/** A round of a game or several in a row, or one's tickets of a draw: what it was, and what it cost and brought, in one row. */
export const GameRow = ({ entry: { lines, game, rounds } }: { readonly entry: Entry }) => {
  const t = useTexts('wallet')
  const play = useTexts('game')
  const format = useFormat()
  const money = useMoney()
  const faceOf = useGameFace()
  const [newest] = lines
  const face = game === null ? undefined : faceOf(game)
  const { staked, won, isOpen } = roundSums(lines)
  const played = roundsOf(lines)
  const isBack = lines.some(({ kind }) => kind === 'rollback' || kind === 'void')
  const state = isOpen ? t('outcome_open') : isBack && staked === 0 ? t('outcome_returned') : undefined
  const change = lines.reduce((sum, { amount }) => sum + amount, 0)
  // A win whose bet stands on another page.
  const note = state ?? (staked === 0 ? t(lineFaces[newest.kind][0]) : `${money(staked)} → ${money(won)}`)
  return (
    <FoldRow
      mark={
        face?.image ? (
          <img className={styles.picture} src={face.image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" />
        ) : (
          <Icon glyph={starIcon} />
        )
      }
      name={face?.name ?? t(lineFaces[newest.kind][0])}
      side={format.moment(newest.at, 'time') + (rounds > 1 ? ` · ×${format.number(rounds)}` : '')}
      amount={signedSum(change, money)}
      note={note}
    >
      <div className={styles.details}>
        <Facts
          facts={[
            [play('staked'), money(staked)],
            [play('won'), isOpen ? t('outcome_open') : money(won)],
            [t('line_balance'), money(newest.balance)],
          ]}
        />
        {played.length > 0 && (
          <ul className={styles.rounds}>
            {played.map(round => (
              <PlayedRound key={round.round} round={round} alone={played.length === 1} />
            ))}
          </ul>
        )}
        <CopyForSupport lines={lines} />
      </div>
    </FoldRow>
  )
}
