import { asciiDigits } from '@foyer/contract/patterns'
import type { Seals } from '#kernel/security/seals.ts'
import type { MerchantPayments } from '#payments/rules/merchant-payments.ts'

export type Bank = NonNullable<MerchantPayments['withdrawal']>['banks'][number]

/** The purpose for which numbers of bank accounts are sealed and marked. */
export const ACCOUNT_SEAL = 'payout account'

/** An account number without rules of its bank: as long as an IBAN at most (ISO 13616). */
const ANY = /^[0-9A-Z]{4,34}$/

/** The number in Latin digits, without spaces and hyphens, in capitals; undefined if the bank has no such numbers. */
export const accountNumber = (typed: string, { digits }: Pick<Bank, 'digits'>): string | undefined => {
  const number = asciiDigits(typed).replaceAll(/[\s-]/gu, '').toUpperCase()
  if (!digits) return ANY.test(number) ? number : undefined
  return /^[0-9]+$/.test(number) && number.length >= digits.least && number.length <= digits.most ? number : undefined
}

/** How many of its last characters an account is shown with. */
const END = 4

/** A number as it is stored: sealed, recognisable, and told by its end. */
export const storedNumber = (seals: Seals, bank: string, number: string) => ({
  bank,
  sealedNumber: seals.seal(ACCOUNT_SEAL, number),
  mark: seals.mark(ACCOUNT_SEAL, JSON.stringify([bank, number])),
  end: number.slice(-END),
})
