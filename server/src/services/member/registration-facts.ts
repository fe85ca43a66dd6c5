import type { RequestOf } from '@foyer/contract/call'
import type { registerAutoUsername } from '@foyer/contract/member/register'
import type { Caller } from '#caller.ts'
import type { RegistrationFacts } from '#stores/member-store.ts'

/** What every way to register tells. */
export type AskedFacts = RequestOf<typeof registerAutoUsername>

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i

/** An address without its query and fragment, which may carry tokens; undefined where it is no web address. */
export const pageAddress = (address: string | undefined): string | undefined => {
  const url = address === undefined ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : undefined
}

/** What is kept of how a member came: the host's own affiliate code goes before the one the page sends (spec 1 §3, Affiliate and registration info). */
export const registrationFacts = (asked: AskedFacts, { affiliateCode, network }: Caller): RegistrationFacts => ({
  method: asked.registerMethod,
  url: pageAddress(asked.registerUrl),
  domain: asked.domain !== undefined && HOST_NAME.test(asked.domain) ? asked.domain.toLowerCase() : undefined,
  affiliateCode: affiliateCode ?? asked.affiliateCode,
  referralCode: asked.referralCode,
  networkPrefix: network.prefix,
})
