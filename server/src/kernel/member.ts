import type { LanguageCode } from '@foyer/contract/languages'

/** A member, as every subject may read it; the row is the account's (`account/member/member-store.ts`). */
export interface Member {
  readonly id: string
  readonly merchant: string
  /** As the member typed it; unique per merchant in any letter case. */
  readonly username: string
  readonly type: number
  /** argon2id, PHC string; null for a member without a password. */
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date
  /** False if the password was set for the member, who must then change it at the first sign-in. */
  readonly passwordChosen: boolean
  readonly language: LanguageCode | null
  readonly currency: string
  /** Given by an operator; null for a member who rises by the merchant's ranks. */
  readonly clubLabel: { readonly labelName: string; readonly type: string; readonly rankLevel: number } | null
  readonly registeredAt: Date
  /** When the member's first session was opened; null before. */
  readonly firstLoginAt: Date | null
  /** E.164 digits, without +; the member's own only once `mobileVerifiedAt` is set. */
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
  /** Lower case; the member's own only once `emailVerifiedAt` is set. */
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  /** The number of deposits in the ledger. */
  readonly depositCount: number
  /** Their sum, in the currency's smallest unit. */
  readonly depositedAmount: number
  /** When the first one arrived; stays for ever. */
  readonly firstDepositAt: Date | null
  /** The bets among the first `countedVersion` lines of the main account, without those rolled back. */
  readonly betCount: number
  /** Their sum, in the currency's smallest unit. */
  readonly stakedAmount: number
  /** `ranks/with-bets.ts` counts on from here. */
  readonly countedVersion: number
  /** Whether the member is not to be shown to others on the board of points. */
  readonly boardHidden: boolean
  /** Month and day, MM-DD, as the member told it; null before. */
  readonly birthday: string | null
  /** The number of the picture that the member chose, from 1; null: the first letter of the name is shown. */
  readonly profileIcon: number | null
  /** ISO 3166-1 alpha-2: from where the member registered, or what staff found since; null where it is not known. */
  readonly country: string | null
  /** When the member closed the account; null while it is open. */
  readonly closedAt: Date | null
  /** Until when staff have locked signing in (docs/locks.md); null where they have not. */
  readonly lockedUntil: Date | null
}
