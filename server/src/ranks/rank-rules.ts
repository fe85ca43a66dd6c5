import type { playerRankProgress, RankCondition } from '@foyer/contract/ranks/player-rank-progress'
import type { Static } from 'typebox'
import type { MerchantRank } from '#kernel/merchants/merchant.ts'

/** A member's figures by rank condition: a count, and an amount in whole units of the merchant's currency. */
export type RankFacts = Readonly<Record<RankCondition, number>>

type CurrentProgress = Static<typeof playerRankProgress.answer>['currentProgress']

/** The conditions of a rank, in the same order for every rank. */
export const conditionsOf = ({ conditions = {} }: MerchantRank): { kind: RankCondition; expected: number }[] =>
  (['deposits', 'deposited', 'bets', 'staked'] as const).flatMap(kind => {
    const expected = conditions[kind]
    return expected === undefined ? [] : [{ kind, expected }]
  })

/** The highest rank whose conditions are all met; `ranks` has the lowest first. */
export const earnedRank = (ranks: readonly MerchantRank[], facts: RankFacts): MerchantRank | undefined =>
  ranks.findLast(rank => conditionsOf(rank).every(({ kind, expected }) => facts[kind] >= expected))

/** The next rank above `rankLevel`; undefined at the highest. */
export const nextRank = (ranks: readonly MerchantRank[], rankLevel: number): MerchantRank | undefined =>
  ranks.find(rank => rank.rankLevel > rankLevel)

/** The met conditions of the rank, and each one separately (spec 2 §3, VIP progress); empty if there is no next rank. */
export const progressTowards = (rank: MerchantRank | undefined, facts: RankFacts): CurrentProgress => {
  const conditions = rank ? conditionsOf(rank).map(({ kind, expected }) => ({ kind, completed: Math.min(facts[kind], expected), expected })) : []
  return {
    completedConditions: conditions.filter(({ completed, expected }) => completed === expected).length,
    totalExpectedConditions: conditions.length,
    conditions,
  }
}
