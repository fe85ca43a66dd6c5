import type { CallAnswers } from '@foyer/contract'

export type RankAnswer = CallAnswers['ranks.playerRankProgress']
export type Rank = RankAnswer['ranks'][number]
export type Goal = RankAnswer['currentProgress']['conditions'][number]

/** 0 to 1; 1 if there is no next label (spec 2 §4, VIP progress) or it has no conditions. */
export const vipProgress = ({ currentProgress, playerRankProgress }: Pick<RankAnswer, 'currentProgress' | 'playerRankProgress'>): number => {
  const { completedConditions, totalExpectedConditions } = currentProgress
  if (!playerRankProgress.labelId || totalExpectedConditions === 0) return 1
  return Math.min(completedConditions / totalExpectedConditions, 1)
}

/** The rank that the member works towards. */
export const goalRank = ({ ranks, playerRankProgress: { labelId } }: RankAnswer): Rank | undefined => ranks.find(rank => rank.labelId === labelId)
