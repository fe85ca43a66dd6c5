import type { CallAnswers } from '@foyer/contract'
import type { GiftKind } from '@foyer/contract/rewards/gifts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'

type Taken = CallAnswers['rewards.mine']['taken'][number]

/** What a reward gives: play credit in the smallest unit, a ticket by the name of its lottery. Whoever shows a reward says every kind. */
type Gift = { readonly [Kind in GiftKind]: Taken[Kind] | undefined }

/** Says what a reward gives. */
export const useGiftWords = (): ((gift: Gift) => string) => {
  const t = useTexts('rewards')
  const money = useMoney()
  const words = useWords('lottery')
  return ({ points, credit, ticket }) => {
    if (credit !== undefined) return t('reward_credit', { amount: money(credit) })
    return ticket === undefined ? t('reward_points', { count: points ?? 0 }) : t('reward_ticket', { lottery: words(ticket) })
  }
}
