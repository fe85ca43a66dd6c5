// No schema in this file: the web reads it at run time.

/** The first page on another line, and of every link that a player shares (spec 2 §2, Routes). */
const LANDING = '/m/index.html'

/** How a visitor came. */
interface Codes {
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
}

/** The address of the first page on a line, with the visitor's codes: `affiliateCode`, and the referral code as `r` (spec 2 §4). */
export const landingAt = (origin: string, { affiliateCode, referralCode }: Codes): string => {
  const url = new URL(LANDING, origin)
  if (affiliateCode) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode) url.searchParams.set('r', referralCode)
  return url.href
}
