import type { DepositState } from '@foyer/contract/payments/deposits'
import type { WithdrawalState } from '@foyer/contract/payments/withdrawals'
import type { Owner } from '#kernel/owner-of.ts'
import type { TakenBack } from '#payments/providers/payment-news.ts'

/** What a provider said that contradicts what was done: `refused`: of an order that it had taken; `other sum`: than was asked for. */
export type Contradiction = 'paid' | 'declined' | 'refused' | 'other sum'

/** Why a withdrawal waits for a person: `account`: nothing was paid out to its bank account yet. */
export type WaitReason = 'sum' | 'first' | 'account'

export interface Common extends Owner {
  readonly id: string
  readonly formKey: string
  readonly requestHash: string
  readonly currency: string
  /** The address of the site that it was asked for at. */
  readonly site: string
  /** The device that it was asked for on, if its session names one. */
  readonly deviceId: string | null
  /** In the currency's smallest unit, as `fee`. */
  readonly amount: number
  readonly fee: number
  readonly url: string | null
  readonly providerId: string | null
  readonly reason: string | null
  readonly checks: number
  /** Of a withdrawal: when its order was first sent. */
  readonly triedAt: Date | null
  /** How it was taken back after it was paid. */
  readonly takenBack: TakenBack | null
  /** What the provider said that contradicts what was done. */
  readonly contradiction: Contradiction | null
  /** What staff found of it. */
  readonly resolved: string | null
  /** Whether its fee, and a deposit that is sent back, have lines in the ledger. */
  readonly fullyBooked: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

export interface StoredDeposit extends Common {
  readonly kind: 'deposit'
  readonly state: DepositState
  readonly channel: string
  readonly expiresAt: Date
}

export interface StoredWithdrawal extends Common {
  readonly kind: 'withdrawal'
  readonly state: WithdrawalState
  readonly accountId: string
  /** By which rules it waits, or waited, for a person; null where it needed nobody. */
  readonly waitsFor: readonly WaitReason[] | null
  /** How many people must approve it. */
  readonly people: number
  readonly decision: 'approved' | 'refused' | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly askedBy: string | null
  readonly asideUntil: Date | null
  readonly asideBy: string | null
  readonly asideReason: string | null
}

export type StoredPayment = StoredDeposit | StoredWithdrawal

export type OfKind<Kind extends StoredPayment['kind']> = Extract<StoredPayment, { readonly kind: Kind }>

/** A place in the list of a member's payments. */
export type PaymentPlace = Pick<Common, 'createdAt' | 'id'>
