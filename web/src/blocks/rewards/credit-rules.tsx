import type { CreditRules as Rules } from '@foyer/contract/play-credit/credit-rules'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useRewards } from './use-rewards.ts'

/** How play credit is staked: the highest stake, and how much of the stakes in each game counts. Nothing where all count in full, without a limit. */
export const CreditRules = ({ rules: { highestStake, weights, otherWeight }, className }: { readonly rules: Rules; readonly className?: string }) => {
  const t = useTexts('rewards')
  const format = useFormat()
  const money = useMoney()
  const all = [...weights, { name: t('credit_weight_rest'), percent: otherWeight }]
  const list = all.map(({ name, percent }) => `${name} ${format.percent(percent / 100)}`).join(' · ')
  return (
    <>
      {highestStake !== null && <p className={className}>{t('credit_highest', { stake: money(highestStake) })}</p>}
      {all.some(({ percent }) => percent < 100) && <p className={className}>{t('credit_weights', { list })}</p>}
    </>
  )
}

/** The rules of a credit that is offered as a reward. */
export const OfferedCreditRules = ({ className }: { readonly className?: string }) => {
  const { rewards } = useRewards()
  return rewards?.creditRules ? <CreditRules rules={rewards.creditRules} {...(className !== undefined && { className })} /> : null
}
