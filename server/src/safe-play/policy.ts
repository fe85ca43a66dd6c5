import type { Caller } from '#kernel/caller.ts'
import type { Member } from '#kernel/member.ts'
import type { SafePlayPolicy } from './content.ts'
import { strictest, timeZoneIn } from './safe-play-rules.ts'

const UNSAID: SafePlayPolicy = { rules: strictest, helplines: [] }

type Visiting = Pick<Caller, 'merchant'> & { readonly network: Pick<Caller['network'], 'country'> }
type Asker = Visiting & { readonly session?: { readonly member: Pick<Member, 'country'> } | undefined }

/** The country from which the caller comes today; where that is not known, the merchant's own. */
export const countryOf = ({ merchant, network }: Visiting): string => network.country ?? merchant.settings.countryCode

/**
 * The policy of the member's country, wherever the member is today: a journey, or a network that pretends to be elsewhere, changes no limit. Of a visitor,
 * and of a member whose country is not known, that of the country from which the caller comes.
 */
export const policyFor = (caller: Asker): SafePlayPolicy => {
  const { safePlay } = caller.merchant.content
  return safePlay?.countries[caller.session?.member.country ?? countryOf(caller)] ?? safePlay?.elsewhere ?? UNSAID
}

/** Where days, weeks and months of the merchant's limits begin at midnight. */
export const timeZoneOf = ({ content: { safePlay } }: Caller['merchant']): string => timeZoneIn(safePlay)
