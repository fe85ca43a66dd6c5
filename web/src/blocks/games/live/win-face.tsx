import type { LiveWin } from '@foyer/contract/games/live'
import { formatAgo } from '@foyer/texts/format-ago'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useLanguage, useWords } from '#texts/use-texts.ts'
import styles from './live-face.module.css'

/** Width and height of the picture, px. */
const SIZE = 40

/** Who won how much, in what and when; a tap leads there. `now` by the server's clock, ISO 8601. */
export const WinFace = ({ win, now }: { readonly win: LiveWin; readonly now: string }) => {
  const { player, kind, code, vendor, name, image, amount, at } = win
  const words = useWords(kind === 'lottery' ? 'lottery' : 'play')
  const language = useLanguage()
  const money = useMoney()
  const start = useStartGame()
  const navigate = useNavigate()
  const open = () => (kind === 'lottery' ? navigate(lotteryPaths.lottery(code)) : start({ linkageType: 'G', vendor, nodeId: code }))
  return (
    <button type="button" className={styles.face} onClick={open}>
      {image && <img className={styles.picture} src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" draggable={false} />}
      <span className={styles.words}>
        <span className={styles.game}>{words(name)}</span>
        <span className={styles.when}>
          <bdi>{player}</bdi> · {formatAgo(Date.parse(now) - Date.parse(at), language)}
        </span>
      </span>
      <bdi className={styles.amount}>{money(amount)}</bdi>
    </button>
  )
}
