import type { RegistrationInfo } from '#navigation/registration-info.ts'

/** The first page on another line (spec 2 §2, Routes). */
const LANDING = '/m/index.html'

/** The origin of a domain list entry, with its own protocol or otherwise http (spec 2 §3); undefined if it is not a web address. */
export const lineOrigin = (domainName: string): string | undefined => {
  try {
    const { protocol, origin } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(domainName) ? domainName : `http://${domainName}`)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}

/** The address of the first page on a line, with the visitor's codes: `affiliateCode`, and the referral code as `r` (spec 2 §4). */
export const landingAt = (origin: string, { affiliateCode, referralCode }: RegistrationInfo): string => {
  const url = new URL(LANDING, origin)
  if (affiliateCode) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode) url.searchParams.set('r', referralCode)
  return url.href
}
