import type { LiveWin } from '@foyer/contract/games/live'
import { formatAgo } from '@foyer/texts/format-ago'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useLanguage, useWords } from '#texts/use-texts.ts'
import { LiveFace } from './live-face.tsx'

/** Who won how much, in what and when. `now` by the server's clock, ISO 8601. */
export const WinFace = ({ win, now }: { readonly win: LiveWin; readonly now: string }) => {
  const { player, kind, code, vendor, name, image, amount, at } = win
  const words = useWords(kind === 'lottery' ? 'lottery' : 'play')
  const language = useLanguage()
  const start = useStartGame()
  const navigate = useNavigate()
  const open = () => (kind === 'lottery' ? navigate(lotteryPaths.lottery(code)) : start({ linkageType: 'G', vendor, nodeId: code }))
  const note = (
    <>
      <bdi>{player}</bdi> · {formatAgo(Date.parse(now) - Date.parse(at), language)}
    </>
  )
  return <LiveFace image={image} name={words(name)} note={note} amount={amount} onOpen={open} />
}
