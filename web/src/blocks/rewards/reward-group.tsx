import { Group } from '#ui/list.tsx'
import { RewardCard } from './reward-card.tsx'
import type { OpenReward } from './use-rewards.ts'
import styles from './reward-card.module.css'

/** Rewards under a heading; nothing where there are none. */
export const RewardGroup = ({ heading, rewards }: { readonly heading: string; readonly rewards: readonly OpenReward[] }) =>
  rewards.length > 0 && (
    <Group heading={heading}>
      <ul className={rewards.every(({ state }) => state === 'waiting') ? styles.presents : styles.list}>
        {rewards.map(reward => (
          <RewardCard key={reward.id} reward={reward} />
        ))}
      </ul>
    </Group>
  )
