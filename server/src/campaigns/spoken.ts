import type { LanguageCode } from '@foyer/contract/languages'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Seals } from '#kernel/security/seals.ts'
import type { Campaign } from './campaign.ts'
import { CHOICES_PAGE, endingAddress } from './ending/ending-link.ts'

/** What a member reads, in the member's language, or the merchant's first one where it says nothing in that. */
export const spoken = (merchant: Merchant, { content: { words } }: Pick<Campaign, 'content'>, language: LanguageCode | null) => {
  const first = merchant.languages[0] ?? 'EN'
  const own = merchant.languages.find(code => code === language && code in words) ?? first
  return { language: own, title: words[own]?.title ?? '', body: words[own]?.body ?? '' }
}

interface Reader {
  readonly memberId: string
  readonly language: LanguageCode | null
}

/** What is said and how it ends, for one member at a merchant whose pages stand at `address`. */
export const mailOf = (
  { seals, merchant, address }: { readonly seals: Seals; readonly merchant: Merchant; readonly address: string },
  campaign: Pick<Campaign, 'content'>,
  { memberId, language }: Reader,
) => {
  const { language: own, title, body } = spoken(merchant, campaign, language)
  const text = merchantText(merchant, own, 'messages')
  const unsubscribe = endingAddress(seals, address, merchant.code, memberId, own)
  return {
    subject: title,
    text: `${body}\n\n${address}${campaign.content.path}\n\n${text('offers_end', { address: unsubscribe })}`,
    /** Ends offers by e-mail without a sign-in. */
    unsubscribe,
    /** As an SMS: an address for each member would be a second SMS. */
    short: `${body} ${address}${campaign.content.path} ${text('offers_end', { address: `${address}${CHOICES_PAGE}` })}`,
  }
}
