import { RANKED } from '@foyer/contract/rank'
import { clubLabelOf, rankFactsOf, wordsFor } from '#services/member/standing.ts'
import type { Service } from '#services/service.ts'
import { conditionsOf, nextRank, progressTowards } from './rank-rules.ts'

/** A member with a label of a kind other than AUTO does not rise by ranks, so nothing is shown. */
export const playerRankProgress: Service<'ranks.playerRankProgress'> = async (_asked, { merchant, language, session: { member } }) => {
  const label = clubLabelOf(merchant, member, language)
  const ranks = label?.type === RANKED ? (merchant.content.ranks ?? []) : []
  const next = label ? nextRank(ranks, label.rankLevel) : undefined
  const facts = rankFactsOf(merchant, member)
  return {
    currentProgress: progressTowards(next, facts),
    playerRankProgress: { labelId: next?.labelId ?? null },
    ranks: ranks.map(rank => ({
      labelId: rank.labelId,
      labelName: wordsFor(merchant, language, rank.name),
      rankLevel: rank.rankLevel,
      conditions: conditionsOf(rank),
      benefits: (rank.benefits ?? []).map(words => wordsFor(merchant, language, words)),
    })),
  }
}
