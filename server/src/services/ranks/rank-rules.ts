import type { playerRankProgress, RankCondition } from '@foyer/contract/ranks/player-rank-progress'
import type { Static } from 'typebox'
import type { MerchantRank } from '#merchants/merchant.ts'

/** What a member has done, by what ranks may ask for: a count, and an amount in whole units of the merchant's currency. */
export type RankFacts = Readonly<Record<RankCondition, number>>

type CurrentProgress = Static<typeof playerRankProgress.answer>['currentProgress']

/** What a rank asks for, in one order for every rank. */
export const conditionsOf = ({ conditions = {} }: MerchantRank): { kind: RankCondition; expected: number }[] =>
  (['deposits', 'deposited'] as const).flatMap(kind => {
    const expected = conditions[kind]
    return expected === undefined ? [] : [{ kind, expected }]
  })

/** The highest rank all of whose conditions are met; `ranks` lowest first. */
export const earnedRank = (ranks: readonly MerchantRank[], facts: RankFacts): MerchantRank | undefined =>
  ranks.findLast(rank => conditionsOf(rank).every(({ kind, expected }) => facts[kind] >= expected))

/** The rank to work towards from `rankLevel`; undefined from the highest on. */
export const nextRank = (ranks: readonly MerchantRank[], rankLevel: number): MerchantRank | undefined =>
  ranks.find(rank => rank.rankLevel > rankLevel)

/** Conditions met of those the rank asks for, and each by itself (spec 2 §3, VIP progress); nothing towards no rank. */
export const progressTowards = (rank: MerchantRank | undefined, facts: RankFacts): CurrentProgress => {
  const conditions = rank ? conditionsOf(rank).map(({ kind, expected }) => ({ kind, completed: Math.min(facts[kind], expected), expected })) : []
  return {
    completedConditions: conditions.filter(({ completed, expected }) => completed === expected).length,
    totalExpectedConditions: conditions.length,
    conditions,
  }
}
