import type { ReferralWay } from '@foyer/contract/referral/downline'
import type { Owner } from '#kernel/owner-of.ts'

/** Whose code it is. */
export interface Inviter {
  readonly memberId: string
  /** By member type. */
  readonly type: number
  /** The device that asked for the code last. */
  readonly deviceId: string | null
}

/** A member whom another one invited. */
export interface Referral extends Owner {
  readonly inviterId: string
  readonly way: ReferralWay
  readonly joinedAt: Date
}

/** A place in the list of a member's friends. */
export interface ReferralPlace {
  readonly joinedAt: Date
  readonly memberId: string
}

/** A friend as the lists need it. */
export interface InvitedMember extends ReferralPlace {
  readonly username: string
  readonly way: ReferralWay
  readonly depositCount: number
  readonly depositedAmount: number
  /** What the inviter got for them. */
  readonly points: number
}

export interface ReferralTotals {
  readonly friends: number
  /** How many of them have made a deposit. */
  readonly depositors: number
  /** The sum of their deposits, in the currency's smallest unit. */
  readonly deposited: number
  /** What the inviter got for them. */
  readonly points: number
}
