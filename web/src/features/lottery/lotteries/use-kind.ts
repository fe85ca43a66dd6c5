import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useTexts, useWords } from '#texts/use-texts.ts'

/** How a lottery is played, in a few words. */
export const useKind = (): ((lottery: Pick<Lottery, 'pick' | 'digits'>) => string) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  return ({ pick, digits }) =>
    pick ? t('rule_pick', { numbers: pick.numbers, of: pick.of }) : (digits?.plays.map(({ play }) => words(`play_${play}`)).join(' · ') ?? '')
}
