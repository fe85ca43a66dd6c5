import type { Viewer } from '@foyer/contract/content/ops/viewers'
import type { LanguageCode } from '@foyer/contract/languages'
import type { Session } from '#kernel/caller.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** What a link to a draft shows (content/versions/preview.ts). */
export interface Preview {
  /** The merchant with the draft in its content. */
  readonly merchant: Merchant
  readonly language: LanguageCode
  readonly now: Date
  /** As whom. */
  readonly viewer: Viewer
}

/** Finds what a link of this merchant's host shows; undefined where it is none, has run out, is another merchant's, or where the draft is another one by now. */
export type ReadPreview = (merchant: string, token: string) => Promise<Preview | undefined>

/** The header by which a page that shows a draft says so in each of its calls: the token of its link. */
export const PREVIEW_HEADER = 'preview'

/** No member's id has this form, so whatever is read of this one is not there. */
export const NOBODY = 'preview:nobody'
const TYPES = { member: 0, agent: 1 } as const

/** The type of the made-up member as whom a draft is looked at; undefined for a visitor. */
export const typeOf = (viewer: Viewer): number | undefined => (viewer === 'visitor' ? undefined : TYPES[viewer])

/** A session that nobody has opened, of a member whom there is not (decision 29): new, without money, and in order; none for a visitor. */
export const madeUpSession = ({ merchant, language, now, viewer }: Preview): Session | undefined => {
  const type = typeOf(viewer)
  if (type === undefined) return undefined
  const member: Member = {
    id: NOBODY,
    merchant: merchant.code,
    username: 'preview',
    type,
    passwordHash: null,
    passwordChangedAt: now,
    passwordChosen: true,
    language,
    currency: merchant.settings.currency,
    clubLabel: null,
    registeredAt: now,
    firstLoginAt: now,
    mobile: null,
    mobileVerifiedAt: null,
    email: null,
    emailVerifiedAt: null,
    depositCount: 0,
    depositedAmount: 0,
    firstDepositAt: null,
    betCount: 0,
    stakedAmount: 0,
    countedVersion: 0,
    boardHidden: false,
    birthday: null,
    profileIcon: null,
    country: null,
    closedAt: null,
    lockedUntil: null,
  }
  return { tokenHash: NOBODY, member, deviceId: null, firstTimeLogin: false, confirmedAt: null }
}
