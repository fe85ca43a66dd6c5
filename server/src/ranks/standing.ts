import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { LanguageCode } from '@foyer/contract/languages'
import { RANKED } from '@foyer/contract/ranks/rank'
import { wholeUnits } from '@foyer/texts/format'
import type { Member } from '#kernel/member.ts'
import type { Merchant, WordsByLanguage } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import { earnedRank, type RankFacts } from './rank-rules.ts'

/** The merchant's words in `language`, otherwise in the merchant's first language; empty where it has none. */
export const wordsFor = (merchant: Merchant, language: LanguageCode, words: WordsByLanguage): string => wordsIn(merchant, language, words) ?? ''

/** The member's deposits and bets. In another currency than the merchant's they count, but their amounts are not added. */
export const rankFactsOf = ({ settings: { currency, decimals } }: Merchant, member: Member): RankFacts => {
  const sum = (amount: number) => (member.currency === currency ? wholeUnits(amount, decimals) : 0)
  return { deposits: member.depositCount, deposited: sum(member.depositedAmount), bets: member.betCount, staked: sum(member.stakedAmount) }
}

/**
 * The member's label (spec 2 §3, Member info): the one an operator gave by hand, otherwise the rank earned.
 * Guests have none, and there is none if the merchant has no ranks.
 */
export const clubLabelOf = (merchant: Merchant, member: Member, language: LanguageCode): Member['clubLabel'] => {
  if (member.clubLabel) return member.clubLabel
  const { ranks } = merchant.content
  if (!ranks || member.type === RESTRICTED) return null
  const rank = earnedRank(ranks, rankFactsOf(merchant, member))
  return rank ? { labelName: wordsFor(merchant, language, rank.name), type: RANKED, rankLevel: rank.rankLevel } : null
}
