import type { ShownDocument } from '@foyer/contract/legal/acceptance'
import type { RegistrationFacts } from '#account/member/added-member.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

/** A member who was just added. */
export interface MemberCreated {
  readonly member: Member
  readonly facts: Pick<RegistrationFacts, 'referralCode' | 'affiliateCode'>
  /** The device on which the member registered, if it named itself. */
  readonly deviceId: string | undefined
  /** Click ids that came with the registration. */
  readonly pixelTrack: Readonly<Record<string, string>> | undefined
  /** The documents of the house that were shown and accepted with the registration, in the versions that the page had. */
  readonly accepted: readonly ShownDocument[]
  /** Whether a partner registered them: their devices may be those of many. */
  readonly byPartner: boolean
}

/** What a subject writes for a new member, in the unit of work that adds them. What it throws stops the registration. */
export type MemberListener = (unit: Stores, created: MemberCreated, caller: Caller, now: Date) => Promise<void>
