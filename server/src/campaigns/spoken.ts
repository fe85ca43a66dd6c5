import type { LanguageCode } from '@foyer/contract/languages'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { messageText } from '#kernel/merchants/message-text.ts'
import type { Campaign } from './campaign-store.ts'

/** What a member reads, in the member's language, or the merchant's first one where it says nothing in that. */
export const spoken = (merchant: Merchant, { content: { words } }: Pick<Campaign, 'content'>, language: LanguageCode | null) => {
  const first = merchant.languages[0] ?? 'EN'
  const own = merchant.languages.find(code => code === language && code in words) ?? first
  return { language: own, title: words[own]?.title ?? '', body: words[own]?.body ?? '' }
}

/** The page where offers are turned off. */
const CHOICES_PAGE = '/m/member'

/** An e-mail or SMS: what the merchant says, and how the member ends it. */
export const mailOf = (merchant: Merchant, campaign: Pick<Campaign, 'content'>, language: LanguageCode | null, address: string) => {
  const { language: own, title, body } = spoken(merchant, campaign, language)
  const text = messageText(merchant, own)
  return {
    subject: title,
    text: `${body}\n\n${address}${campaign.content.path}\n\n${text('offers_end', { address: `${address}${CHOICES_PAGE}` })}`,
    short: `${body} ${address}${campaign.content.path} ${text('offers_end', { address: `${address}${CHOICES_PAGE}` })}`,
  }
}
