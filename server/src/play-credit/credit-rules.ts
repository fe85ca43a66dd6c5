import type { LanguageCode } from '@foyer/contract/languages'
import { unitsOf } from '@foyer/contract/money/amount'
import type { CreditRules } from '@foyer/contract/play-credit/credit-rules'
import { nameOf } from '#games/name-of.ts'
import { merchantWord } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { PlayCredit } from './play-credit-store.ts'

type StoredRules = Pick<PlayCredit, 'highestStake' | 'weights' | 'otherWeight'>

const NO_RULES: StoredRules = { highestStake: null, weights: {}, otherWeight: 100 }

/** The rules of a credit that is granted now. */
export const storedRules = ({ content, settings: { decimals } }: Merchant): StoredRules => {
  if (!content.playCredit) return NO_RULES
  const { highestStake, weights = {}, otherWeight = 100 } = content.playCredit
  return { highestStake: highestStake === undefined ? null : unitsOf(highestStake, decimals), weights, otherWeight }
}

/** What the player sees of them. A game that the merchant does not have any more has its code. */
export const shownRules = (merchant: Merchant, language: LanguageCode, { highestStake, weights, otherWeight }: StoredRules): CreditRules => {
  const { games, lotteries } = merchant.content
  const wordsOf = (code: string): string => {
    const game = games?.find(one => one.code === code)
    if (game) return merchantWord(merchant, language, 'play', nameOf(merchant, language, game))
    const lottery = lotteries?.lotteries.find(one => one.code === code)
    return lottery ? merchantWord(merchant, language, 'lottery', lottery.name) : code
  }
  return { highestStake, weights: Object.entries(weights).map(([code, percent]) => ({ name: wordsOf(code), percent })), otherWeight }
}

/** The rules of a credit that is taken now, where the merchant has any. */
export const rulesNow = (merchant: Merchant, language: LanguageCode): { readonly creditRules?: CreditRules } =>
  merchant.content.playCredit ? { creditRules: shownRules(merchant, language, storedRules(merchant)) } : {}
