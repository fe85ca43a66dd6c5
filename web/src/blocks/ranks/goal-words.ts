import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Goal } from './rank-rules.ts'

/** Unicode isolates keep the order inside an amount, whatever the direction of the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

const names = {
  deposits: 'condition_deposits',
  deposited: 'condition_deposited',
  bets: 'condition_bets',
  staked: 'condition_staked',
} as const satisfies Record<Goal['kind'], string>

/** The conditions of a rank, in words and numbers of the page's language. */
export const useGoalWords = () => {
  const t = useTexts('benefits')
  const format = useFormat()
  const { currency } = useSettings()
  return {
    nameOf: (kind: Goal['kind']): string => t(names[kind]),
    amountOf: (kind: Goal['kind'], value: number): string =>
      isolated(kind === 'deposits' || kind === 'bets' ? format.number(value) : format.roundMoney(value, currency)),
  }
}
