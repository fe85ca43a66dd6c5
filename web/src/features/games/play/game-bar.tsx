import type { GameListed } from '@foyer/contract/games/game-match'
import type { LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { signedSum } from '#blocks/money/signed-sum.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton, IconLink } from '#ui/icons/icon-button.tsx'
import { backIcon } from '#ui/icons/icons.ts'
import { wholeIcon } from './icons.ts'
import { TrialStrip } from './trial/trial-strip.tsx'
import { TrialWindow } from './trial/trial-window.tsx'
import type { Sitting } from './use-clock.ts'
import { usePlayTime } from './use-play-time.ts'
import type { WholeScreen } from './use-whole-screen.ts'
import styles from './game-bar.module.css'

interface GameBarProps {
  readonly order: LaunchOrder
  readonly game: GameListed | undefined
  readonly name: string | undefined
  readonly sitting: Sitting | undefined
  readonly whole: WholeScreen
  readonly offline: boolean
  /** The member leaves for a deposit. */
  readonly onDeposit: () => void
}

/** For how long and with what result the member has played in this sitting, always in view (docs/safe-play.md, Reality check). */
const Figures = ({ sitting: { minutes, staked, won } }: { readonly sitting: Sitting }) => {
  const t = useTexts('game')
  const money = useMoney()
  const time = usePlayTime()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('time')}</dt>
        <dd>
          <bdi>{time(minutes)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('result')}</dt>
        <dd>
          <bdi>{signedSum(won - staked, money)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

/** Above a game: the way back, its name, the balance, and the strip with what must stay in view. On the whole screen only the strip is left. */
export const GameBar = ({ order, game, name, sitting, whole, offline, onDeposit }: GameBarProps) => {
  const t = useTexts('game')
  const shell = useTexts('shell')
  return (
    <header className={styles.bar}>
      {!whole.isOn && (
        <div className={styles.row}>
          <IconLink glyph={backIcon} label={shell('back')} href={order.backUrl} />
          <h1 className={styles.name}>{name ?? t('game')}</h1>
          {order.isTrial ? <TrialWindow code={game?.code ?? order.code} /> : <BalanceChip inRail onDeposit={onDeposit} />}
          <IconButton glyph={wholeIcon} label={t('whole_screen')} onClick={whole.toggle} />
        </div>
      )}
      <div className={styles.strip}>
        {offline ? (
          <p role="status">{t('offline')}</p>
        ) : order.isTrial ? (
          <TrialStrip order={{ ...order, code: game?.code ?? order.code }} />
        ) : (
          sitting && <Figures sitting={sitting} />
        )}
        {whole.isOn && (
          <span className={styles.show}>
            <IconButton glyph={wholeIcon} label={t('show_bar')} onClick={whole.toggle} />
          </span>
        )}
      </div>
    </header>
  )
}
