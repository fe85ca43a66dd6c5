import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

interface Chosen extends Pick<Member, 'username' | 'passwordHash'> {
  /** E.164 digits that a code has proven. */
  readonly mobile?: string
}

/** A new member, in the caller's language. */
export const newMember = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>, { username, passwordHash, mobile }: Chosen, caller: Caller): Member => {
  const now = clock()
  return {
    id: newId(),
    merchant: caller.merchant.code,
    username,
    type: ORDINARY,
    passwordHash,
    passwordChangedAt: now,
    // A member without a password has none that must be changed.
    passwordChosen: true,
    language: caller.language,
    currency: caller.merchant.settings.currency,
    clubLabel: null,
    registeredAt: now,
    firstLoginAt: null,
    mobile: mobile ?? null,
    mobileVerifiedAt: mobile === undefined ? null : now,
    email: null,
    emailVerifiedAt: null,
    depositCount: 0,
    depositedAmount: 0,
    firstDepositAt: null,
    betCount: 0,
    stakedAmount: 0,
    countedVersion: 0,
    profileIcon: null,
    boardHidden: false,
    birthday: null,
    country: caller.network.country ?? null,
    closedAt: null,
    lockedUntil: null,
  }
}
