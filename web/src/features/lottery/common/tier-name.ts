import type { PrizeTier } from '@foyer/contract/lottery/lottery-rules'
import { useTexts, useWords } from '#texts/use-texts.ts'

/** A prize in words: how many numbers are right, or with digits what is played and for which prize it was drawn. */
export const useTierName = (): ((tier: PrizeTier) => string) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  return ({ tier, match, bonus, play, group }) => {
    if (match !== null) return t(bonus ? 'tier_match_bonus' : 'tier_match', { numbers: match })
    const parts = [play === null ? '' : words(`play_${play}`), group === null ? '' : words(`group_${group}`)].filter(part => part !== '')
    return parts.length === 0 ? tier : parts.join(' · ')
  }
}
