import type { LanguageCode } from '@foyer/contract/languages'

export interface Member {
  readonly id: string
  readonly merchant: string
  /** As the member wrote it; unique per merchant without regard to case. */
  readonly username: string
  readonly type: number
  /** argon2id, PHC string; null for a member without a password. */
  readonly passwordHash: string | null
  readonly passwordChangedAt: Date
  /** False where a password was set for the member, so that the first sign-in must change it. */
  readonly passwordChosen: boolean
  readonly language: LanguageCode | null
  readonly currency: string
  readonly clubLabel: { readonly labelName: string; readonly type: string; readonly rankLevel: number } | null
  readonly registeredAt: Date
  /** When the first session ever was opened; null before. */
  readonly firstLoginAt: Date | null
}

/** What only a registration knows: kept for reports, never changed. */
export interface RegistrationFacts {
  readonly method: string
  readonly url?: string | undefined
  readonly domain?: string | undefined
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
  readonly networkPrefix: string
}

export interface MemberStore {
  /** Throws `Refusal('username.exists')` when the merchant has the name already, in any case. */
  add(member: Member, registration: RegistrationFacts): Promise<void>
  byId(merchant: string, id: string): Promise<Member | undefined>
  /** As `byId`, for a unit of work: nobody else changes the member until the unit ends, so a sign-in and a password change take turns. */
  lock(merchant: string, id: string): Promise<Member | undefined>
  /** Case-insensitive. */
  byUsername(merchant: string, username: string): Promise<Member | undefined>
  setPassword(id: string, passwordHash: string, changedAt: Date): Promise<void>
  /** Only where the stored hash is still `was`: a rehash must not undo a change. */
  rehash(id: string, was: string, passwordHash: string): Promise<void>
  setLanguage(id: string, language: LanguageCode): Promise<void>
  /** Records the first sign-in; true exactly once per member, also under concurrency. */
  markFirstLogin(id: string, at: Date): Promise<boolean>
}
