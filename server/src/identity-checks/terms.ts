import type { Merchant } from '#kernel/merchants/merchant.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { ageOn, dayOf, endsAtOf } from './identity-rules.ts'

/** Where the merchant has taken its policy away while documents still wait. */
const VALID_MONTHS = 24

/** How long a verification of the merchant holds, and whether a second person decides. */
export const termsOf = ({ content }: Pick<Merchant, 'content'>) => ({
  validMonths: content.identityChecks?.validMonths ?? VALID_MONTHS,
  needsSecond: content.identityChecks?.secondLook ?? true,
})

/** The day in the merchant's place, as `2026-03-01`. */
const todayAt = (merchant: Merchant, now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(merchant) }).format(now)

/** What a document shows: the day of birth, and its last day. */
export interface DocumentDays {
  readonly born: string
  readonly documentEnds: string
}

/** Until when whoever shows a document with these days is verified; or why they are not: they are too young by the merchant's age, or it is out of date. */
export const verifiedUntil = (merchant: Merchant, { born, documentEnds }: DocumentDays, now: Date): Date | 'too-young' | 'out-of-date' => {
  const today = todayAt(merchant, now)
  if (!dayOf(born) || ageOn(born, today) < merchant.settings.minimumAge) return 'too-young'
  const ends = dayOf(documentEnds)
  return !ends || documentEnds < today ? 'out-of-date' : endsAtOf(now, termsOf(merchant).validMonths, ends)
}
