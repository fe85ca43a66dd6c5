import type { PayoutAccount } from '@foyer/contract/payments/payout-accounts'
import { maskedEnd } from '#account/member/masked.ts'
import type { Caller } from '#kernel/caller.ts'
import { wordsIn } from '#kernel/merchants/words-in.ts'
import type { PayoutAccountRow } from './payout-account-store.ts'

export const bankName = (caller: Pick<Caller, 'merchant' | 'language'>, code: string): string =>
  wordsIn(caller.merchant, caller.language, caller.merchant.content.payments?.withdrawal?.banks.find(bank => bank.code === code)?.name) ?? code

/** An account as the calls answer it. */
export const shownAccount = (
  caller: Pick<Caller, 'merchant' | 'language'>,
  { id, bank, end, holder, addedAt, usableAt }: Omit<PayoutAccountRow, 'removedAt'>,
): PayoutAccount => ({
  id,
  bank,
  bankName: bankName(caller, bank),
  number: maskedEnd(end),
  holder,
  addedAt: addedAt.toISOString(),
  usableAt: usableAt.toISOString(),
})
