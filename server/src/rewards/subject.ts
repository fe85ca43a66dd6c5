import { declareSubject } from '#kernel/subject.ts'
import { availablePromotions } from './available-promotions.ts'
import { board, hideOnBoard } from './board.ts'
import { claimReward } from './claim.ts'
import { promotions } from './content.ts'
import { personalData } from './personal-data.ts'
import { type RewardStore, rewardStore } from './reward-store.ts'
import { rewards as myRewards } from './rewards.ts'
import { setBirthday } from './set-birthday.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly rewards: RewardStore
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    promotions: typeof promotions
  }
}

export const rewards = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  content: { promotions },
  stores: db => ({ rewards: rewardStore(db) }),
  answers: deps => ({
    'promotions.availablePromotions': availablePromotions(deps),
    'rewards.mine': myRewards(deps),
    'rewards.claim': claimReward(deps),
    'rewards.setBirthday': setBirthday(deps),
    'rewards.board': board(deps),
    'rewards.hideOnBoard': hideOnBoard(deps),
  }),
})
