import { RewardGroup } from '#blocks/rewards/reward-group.tsx'
import { useRewards } from '#blocks/rewards/use-rewards.ts'
import { useTexts } from '#texts/use-texts.ts'

/** What the member gets for taking part, with its state, and the button that takes it. */
export const ActivityRewards = ({ id }: { readonly id: string }) => {
  const t = useTexts('rewards')
  const { rewards } = useRewards()
  // The page of the activity needs no way to itself.
  const own = (rewards?.open ?? []).filter(({ activity }) => activity === id).map(reward => ({ ...reward, activity: null }))
  return <RewardGroup heading={t('rewards_title')} rewards={own} />
}
