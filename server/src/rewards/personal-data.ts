import { personal, NOBODY, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as rewards from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(rewards.rewardClaims, { plain: ['promotionId', 'turn', 'ticket'], why: 'giving each reward once', goes: FIGURES }),
  personal(rewards.rewardTotals, { plain: ['promotionId'], why: NOBODY }),
  personal(rewards.boardPoints, { plain: ['week'], why: 'the board of points', goes: FIGURES }),
]
