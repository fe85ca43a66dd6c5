import type { CallAnswers } from '@foyer/contract'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { LiveFace } from './live-face.tsx'
import { useGrown } from './use-grown.ts'

type Jackpot = CallAnswers['games.live']['jackpots'][number]

/** What the first prize of a lottery would be now. */
export const JackpotFace = ({ jackpot: { code, name, image, sum } }: { readonly jackpot: Jackpot }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const navigate = useNavigate()
  const amount = useGrown(sum)
  return <LiveFace image={image} name={words(name)} note={t('jackpot_from')} amount={amount} onOpen={() => navigate(lotteryPaths.lottery(code))} />
}
