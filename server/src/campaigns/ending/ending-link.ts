import { timingSafeEqual } from 'node:crypto'
import type { LanguageCode } from '@foyer/contract/languages'
import { pagePaths } from '@foyer/contract/page-paths'
import { LANGUAGE_CHOICE } from '@foyer/contract/rendering'
import type { Seals } from '#kernel/security/seals.ts'

/** The page where a member who is signed in turns offers off. */
export const CHOICES_PAGE = pagePaths.memberHome
/** The address at which a member ends offers by e-mail without signing in; behind it stands the link. */
export const ENDING_PATH = '/m/offers/end'
const MARK_PURPOSE = 'offers-end'
/** Hex digits of the mark, 128 bits: nobody guesses one. */
const MARK_LENGTH = 32
/** A member's id and the mark over it, which no host or proxy has to escape. */
const LINK = /^(?<memberId>[\w-]{1,64})\.(?<mark>[0-9a-f]{32})$/

/**
 * Marked and not sealed: marks outlive a change of the secret key, and whoever keeps an e-mail for years can still end them by it. It says which member it is
 * by an id that means nothing to anybody else.
 */
const markOf = (seals: Seals, merchant: string, memberId: string): string => seals.mark(MARK_PURPOSE, `${merchant}/${memberId}`).slice(0, MARK_LENGTH)

/** The address at a merchant's host (`https://…`) that ends the offers of one member, with the page in the language of the e-mail. */
export const endingAddress = (seals: Seals, address: string, merchant: string, memberId: string, language: LanguageCode): string =>
  `${address}${ENDING_PATH}/${memberId}.${markOf(seals, merchant, memberId)}?${LANGUAGE_CHOICE}=${language}`

/** Whose offers a link ends; undefined where the server has not made it for this merchant. */
export const memberOfLink = (seals: Seals, merchant: string, link: string): string | undefined => {
  const { memberId = '', mark = '' } = LINK.exec(link)?.groups ?? {}
  if (memberId === '') return undefined
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(seals, merchant, memberId))) ? memberId : undefined
}
