import type { DepositState } from '@foyer/contract/payments/deposits'
import type { WithdrawalState } from '@foyer/contract/payments/withdrawals'
import type { TakenBack } from '#payments/providers/payment-news.ts'
import type { Contradiction } from './stored-payment.ts'

/** What can change of a payment. */
export interface PaymentChanges {
  readonly state?: DepositState | WithdrawalState
  readonly url?: string
  readonly providerId?: string
  readonly reason?: string
  readonly triedAt?: Date
  readonly contradiction?: Contradiction
  readonly takenBack?: TakenBack
  readonly resolved?: string | null
  readonly decision?: 'approved' | 'refused'
  readonly decidedBy?: string
  readonly decidedAt?: Date
  readonly askedBy?: string
  readonly asideUntil?: Date | null
  readonly asideBy?: string | null
  readonly asideReason?: string | null
  readonly changedAt?: Date
}
