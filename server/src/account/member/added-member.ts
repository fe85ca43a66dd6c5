import type { Member } from '#kernel/member.ts'

/** Facts known only at registration: stored for reports, never changed. */
export interface RegistrationFacts {
  readonly method: string
  readonly url?: string | undefined
  readonly domain?: string | undefined
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
  readonly networkPrefix: string
}

type Contacts = 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'

/** What `games/member-play-store.ts` counts. */
export type CountedBets = 'betCount' | 'stakedAmount' | 'countedVersion'

type Later =
  | 'depositCount'
  | 'depositedAmount'
  | 'firstDepositAt'
  | CountedBets
  | 'boardHidden'
  | 'birthday'
  | 'profileIcon'
  | 'closedAt'
  | 'lockedUntil'

/** A member to add, who has no deposits or bets yet; contacts and a country that are omitted are unknown. */
export type NewMember = Omit<Member, Contacts | Later | 'country'> & Partial<Pick<Member, Contacts | 'country'>>
