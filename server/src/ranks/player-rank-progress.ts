import { RANKED } from '@foyer/contract/ranks/rank'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant, MerchantRank } from '#kernel/merchants/merchant.ts'
import type { Service } from '#kernel/service.ts'
import { conditionsOf, nextRank, progressTowards } from './rank-rules.ts'
import { clubLabelOf, rankFactsOf, wordsFor } from './standing.ts'
import { withBets } from './with-bets.ts'

/** What members of this rank and above can take in the reward centre (docs/promotions.md). */
const giftsOf = ({ flags, content: { promotions = [] } }: Merchant, { rankLevel }: MerchantRank) =>
  flags.REWCEN3 ? promotions.filter(({ audience }) => audience?.minRankLevel === rankLevel).map(({ title }) => title) : []

/** Bets are counted before the answer. A member with a label of a kind other than AUTO does not rise by ranks, so nothing is shown. */
export const playerRankProgress =
  (deps: Pick<Deps, 'stores'>): Service<'ranks.playerRankProgress'> =>
  async (_request, { merchant, language, session }) => {
    const accounts = await deps.stores.ledger.accountsOf(merchant.code, session.member.id)
    const member = await withBets(deps)(merchant, session.member, accounts)
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
        benefits: [...(rank.benefits ?? []), ...giftsOf(merchant, rank)].map(words => wordsFor(merchant, language, words)),
      })),
    }
  }
