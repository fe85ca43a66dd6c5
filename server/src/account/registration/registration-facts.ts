import type { registerAutoUsername } from '@foyer/contract/account/registration/register'
import type { RequestOf } from '@foyer/contract/call'
import type { RegistrationFacts } from '#account/member/added-member.ts'
import type { Caller } from '#kernel/caller.ts'

/** The fields that every kind of registration sends. */
export type RegistrationData = RequestOf<typeof registerAutoUsername>

const HOST_NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i

/** The address without query and fragment, which may hold tokens; undefined if it is not a web address. */
export const pageAddress = (address: string | undefined): string | undefined => {
  const url = address === undefined ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : undefined
}

/** What is stored about how a member came. The host's own affiliate code wins over the one the page sends (spec 1 §3, Affiliate and registration info). */
export const registrationFacts = (request: RegistrationData, { affiliateCode, network }: Caller): RegistrationFacts => ({
  method: request.registerMethod,
  url: pageAddress(request.registerUrl),
  domain: request.domain !== undefined && HOST_NAME.test(request.domain) ? request.domain.toLowerCase() : undefined,
  affiliateCode: affiliateCode ?? request.affiliateCode,
  referralCode: request.referralCode,
  networkPrefix: network.prefix,
})
