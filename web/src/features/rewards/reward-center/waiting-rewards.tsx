import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { RewardGroup } from '#blocks/rewards/reward-group.tsx'
import { useClaimAll } from '#blocks/rewards/use-claim-all.ts'
import type { OpenReward } from '#blocks/rewards/use-rewards.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import styles from './rewards.module.css'

/** The presents that wait, one by one or all at once. */
export const WaitingRewards = ({ rewards }: { readonly rewards: readonly OpenReward[] }) => {
  const t = useTexts('rewards')
  const wallet = useTexts('wallet')
  const shell = useTexts('shell')
  const format = useFormat()
  const { busy, problem, claimAll } = useClaimAll(rewards)
  return (
    <div className={styles.waiting}>
      <RewardGroup heading={t('rewards_waiting')} rewards={rewards} />
      <FormProblem problem={problem} />
      {rewards.length > 1 && (
        <Button wide busy={busy} busyLabel={shell('in_please_wait')} onClick={claimAll}>
          {wallet('claim_all_rewards', { rewards: format.number(rewards.length) })}
        </Button>
      )}
    </div>
  )
}
