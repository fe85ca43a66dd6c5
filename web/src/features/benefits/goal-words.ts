import type { Goal } from '#blocks/rank/rank-rules.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'

/** Unicode isolates keep the order inside an amount, whatever the direction of the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`

/** The conditions of a rank, in words and numbers of the page's language. */
export const useGoalWords = () => {
  const t = useTexts('benefits')
  const format = useFormat()
  const { currency } = useSettings()
  return {
    nameOf: (kind: Goal['kind']): string => t(kind === 'deposits' ? 'condition_deposits' : 'condition_deposited'),
    amountOf: (kind: Goal['kind'], value: number): string =>
      isolated(kind === 'deposits' ? format.number(value) : format.roundMoney(value, currency)),
  }
}
