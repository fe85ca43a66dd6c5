import { useMoney } from '#blocks/balance/use-money.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'

interface Gift {
  readonly points: number
  /** Play credit, in the smallest unit. */
  readonly credit: number | undefined
  /** The lottery of a ticket. */
  readonly ticket: string | undefined
}

/** Says what a reward gives. */
export const useGiftWords = (): ((gift: Gift) => string) => {
  const t = useTexts('rewards')
  const money = useMoney()
  const words = useWords('lottery')
  return ({ points, credit, ticket }) => {
    if (credit !== undefined) return t('reward_credit', { amount: money(credit) })
    return ticket === undefined ? t('reward_points', { count: points }) : t('reward_ticket', { lottery: words(ticket) })
  }
}
