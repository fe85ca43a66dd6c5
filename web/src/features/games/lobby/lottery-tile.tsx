import type { CallAnswers } from '@foyer/contract'
import { cardId } from '#blocks/games/launch/game-address.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { PictureCard } from '#blocks/picture-card/picture-card.tsx'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'

export type LotteryFound = CallAnswers['games.search']['lotteries'][number]

/** A lottery that a search found: it opens where its tickets are bought, which leads back to the lobby. */
export const LotteryTile = ({ lottery: { code, name, image } }: { lottery: LotteryFound }) => {
  const navigate = useNavigate()
  const address = `${lotteryPaths.lottery(code)}&${new URLSearchParams({ backUrl: paths.games })}`
  return (
    <li>
      <PictureCard id={cardId(code)} image={image ?? undefined} badge={undefined} name={name} onChoose={() => navigate(address)} />
    </li>
  )
}
