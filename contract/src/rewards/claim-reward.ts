import Type from 'typebox'
import { declareCall } from '#call.ts'
import { PromotionId } from './promotions-content.ts'
import { Turn, Points } from './rewards.ts'

export const claimReward = declareCall({
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimReward',
  summary: 'Take a reward; once more answers the same and gives nothing more',
  session: 'required',
  moduleId: 'PROMOTION3',
  request: Type.Object({ id: PromotionId, turn: Turn }),
  answer: Type.Object({ points: Points }),
  errors: [
    'reward.unknown',
    'reward.not.reached',
    'no_permissions',
    'play.paused',
    'bets.locked',
    'credit.open',
    'limit.reached',
    'lottery.draw.closed',
    'lottery.sold.out',
  ],
})
