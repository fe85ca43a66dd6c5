import type { RegistrationInfo } from '#navigation/registration-info.ts'

/** The landing page a line is entered by (spec 2 §2, Routes). */
const LANDING = '/m/index.html'

/** The origin of a domain list entry: its own protocol, else http (spec 2 §3); undefined where it is no address of the web. */
export const lineOrigin = (domainName: string): string | undefined => {
  try {
    const { protocol, origin } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(domainName) ? domainName : `http://${domainName}`)
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined
  } catch {
    return undefined
  }
}

/** Where a line is entered, with the codes the visitor came with: `affiliateCode`, and the referral code as `r` (spec 2 §4). */
export const landingAt = (origin: string, { affiliateCode, referralCode }: RegistrationInfo): string => {
  const url = new URL(LANDING, origin)
  if (affiliateCode) url.searchParams.set('affiliateCode', affiliateCode)
  if (referralCode) url.searchParams.set('r', referralCode)
  return url.href
}
