import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { type OpenReward, useClaim } from './use-rewards.ts'

export const RewardTake = ({ reward }: { readonly reward: OpenReward }) => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const { busy, problem, take } = useClaim(reward)
  return (
    <>
      <FormProblem problem={problem} />
      <Button wide look="quiet" busy={busy} busyLabel={shell('in_please_wait')} onClick={take} aria-label={`${t('reward_take')}: ${reward.title}`}>
        {t('reward_take')}
      </Button>
    </>
  )
}
