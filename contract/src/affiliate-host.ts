// No schema in this file: the web reads it at run time.

/** Where the first label of a host is an affiliate code (spec 1 §3, Affiliate and registration info). */
export interface AffiliateHosts {
  /** Hosts that the merchant declares with a wildcard, without it: `brand.com` for `*.brand.com`. */
  readonly parents: readonly string[]
  /** Labels that are no code. */
  readonly reserved: readonly string[]
}

/** A host's label that may be a code; host names know no capital letters. */
const LABEL = /^[a-z0-9_-]{1,32}$/

/** The affiliate code in a host, `promo` in `promo.brand.com`; undefined if there is none. */
export const affiliateOfHost = (host: string, { parents, reserved }: AffiliateHosts): string | undefined => {
  const [label = '', ...rest] = host.split('.')
  return parents.includes(rest.join('.')) && !reserved.includes(label) && LABEL.test(label) ? label : undefined
}
