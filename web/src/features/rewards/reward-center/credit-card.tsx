import { useMoney } from '#blocks/money/use-money.ts'
import { CreditRules } from '#blocks/rewards/credit-rules.tsx'
import type { Rewards } from '#blocks/rewards/use-rewards.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Group } from '#ui/list.tsx'
import { Progress } from '#ui/states/progress.tsx'
import styles from './rewards.module.css'

/** The play credit that the member has: how much was staked of what is needed, and until when. */
export const CreditCard = ({ credit: { amount, staked, needed, endsAt, rules } }: { readonly credit: NonNullable<Rewards['credit']> }) => {
  const t = useTexts('rewards')
  const wallet = useTexts('wallet')
  const format = useFormat()
  const money = useMoney()
  const words = t('credit_progress', { staked: money(staked), needed: money(needed) })
  return (
    <Group heading={wallet('play_credit')}>
      <div className={styles.credit}>
        <p className={styles.creditAmount}>{money(amount)}</p>
        <Progress value={staked / needed} label={wallet('play_credit')} text={words} />
        <p className={styles.creditFacts}>
          <span>{words}</span>
          <span>{t('reward_last_day', { day: format.moment(endsAt, 'date-time') })}</span>
        </p>
        <CreditRules rules={rules} {...(styles.creditFacts !== undefined && { className: styles.creditFacts })} />
      </div>
    </Group>
  )
}
