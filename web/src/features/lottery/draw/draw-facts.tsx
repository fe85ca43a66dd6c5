import type { CallAnswers } from '@foyer/contract'
import { useMoney } from '#blocks/money/use-money.ts'
import { knownFacts } from '#features/lottery/common/known-facts.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { poolOf } from './pool-of.ts'

/** What is published of a draw: times, tickets, and where its pool comes from and goes to. */
export const DrawFacts = ({ answer: { draw, tickets, certificate } }: { readonly answer: CallAnswers['lottery.draw'] }) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const format = useFormat()
  const pool = poolOf(certificate)
  return (
    <Card>
      <Facts
        facts={knownFacts([
          [t('sales_end'), format.moment(draw.closesAt, 'date-time')],
          [t('draw'), format.moment(draw.drawnAt ?? draw.drawsAt, 'date-time')],
          tickets !== null && [t('tickets_sold'), format.number(tickets.count)],
          tickets !== null && [t('staked'), money(tickets.staked)],
          pool === null && draw.pool !== null && [t('jackpot'), money(draw.pool)],
          pool !== null && [t('pool_carried'), money(pool.carried)],
          pool !== null && [t('pool_added'), money(pool.added)],
          pool !== null && [wallet('outcome_paid'), money(pool.paid)],
          pool !== null && [t('pool_next'), money(pool.left + pool.breakage)],
          tickets !== null && [t('root'), tickets.root],
        ])}
      />
    </Card>
  )
}
