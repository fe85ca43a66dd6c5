import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import type { RewardGoal } from './reward-goals.ts'

export interface OpenReward {
  readonly promotion: Promotion
  readonly turn: string
  readonly lastDay: string | null
  readonly goals: readonly RewardGoal[]
  readonly state: 'waiting' | 'running' | 'taken'
  readonly left: number | null
}
