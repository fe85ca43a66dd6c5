import type { CallAnswers } from '@foyer/contract'
import type { GiftKind } from '@foyer/contract/rewards/gifts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'

type Rewards = CallAnswers['rewards.mine']
/** A reward that is open, or one that was taken: it has what it gives among its own fields. */
type Reward = Pick<Rewards['open'][number] | Rewards['taken'][number], GiftKind>

/** Says what a reward gives. */
export const useGiftWords = (): ((reward: Reward) => string) => {
  const t = useTexts('rewards')
  const money = useMoney()
  const words = useWords('lottery')
  return ({ points, credit, ticket }) => {
    // The first that the reward gives is said. Points come last: they are 0 where it gives something else.
    const said = {
      credit: credit === undefined ? undefined : t('reward_credit', { amount: money(typeof credit === 'number' ? credit : credit.amount) }),
      ticket: ticket === undefined ? undefined : t('reward_ticket', { lottery: words(ticket) }),
      points: t('reward_points', { count: points }),
    } satisfies Record<GiftKind, string | undefined>
    return said.credit ?? said.ticket ?? said.points
  }
}
