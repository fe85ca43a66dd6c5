import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'

/** A way of depositing as the console names it: in English, whatever the merchant's languages are; one that the merchant has no more by its id. */
export const channelName = (merchant: Merchant, code: string): string =>
  wordsIn(merchant, 'EN', merchant.content.payments?.deposit.find(({ id }) => id === code)?.name) ?? code
