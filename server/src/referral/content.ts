import { ReferralContent, type ReferralPage } from '@foyer/contract/referral/referral-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'

/** How the merchant invites to inviting friends; a merchant without the file has the product's words and no picture. */
export const referral = declareContent({
  file: 'content/referral.json',
  schema: ReferralContent,
  optional: true,
  page: ({ picture: file, title, text }, { picture, words }): ReferralPage => ({ picture: picture(file), title: words(title), text: words(text) }),
})
