import type { Fee } from '@foyer/contract/payments/fee'
import type { PaymentsContent } from '@foyer/contract/payments/payments-content'

export type Channel = NonNullable<PaymentsContent['deposit']>[number]
type Bank = NonNullable<PaymentsContent['withdrawal']>['banks'][number]

type WordsByLanguage = Channel['name']

/** Within which sums somebody can pay, all in the currency's smallest unit. */
export interface PaymentLimits {
  readonly least: number
  readonly most: number
  readonly fee: Fee
}

/** A way to pay in. */
export interface PaymentChannel extends PaymentLimits {
  readonly id: string
  /** What the provider calls it. */
  readonly code: string
  readonly name: WordsByLanguage
  readonly hint: WordsByLanguage | undefined
  readonly promotion: WordsByLanguage | undefined
  readonly picture: string | undefined
  readonly presets: readonly number[]
  readonly minutes: number
  readonly closed: boolean
}

/** Which withdrawals wait for a person (docs/payments.md, Approval); sums in the currency's smallest unit. */
export interface ApprovalRules {
  /** With the member's other ones of the last 24 hours, from this sum on. */
  readonly from: number
  /** From this sum on they need two people. */
  readonly second: number
  /** Until one was paid out for the first time. */
  readonly first: boolean
  /** To a bank account to which nothing was paid out yet. */
  readonly newAccount: boolean
}

/** How members are paid out. */
export interface PayoutRules extends PaymentLimits {
  readonly approval: ApprovalRules
  readonly closed: boolean
  readonly waitHours: number
  readonly accounts: number
  readonly banks: readonly Bank[]
}

export interface MerchantPayments {
  readonly deposit: readonly PaymentChannel[]
  readonly withdrawal: PayoutRules | undefined
  /** What of a win in a void round is not in the balance any more: it is owed, or the house’s loss. */
  readonly spentWins: 'owed' | 'house'
}
