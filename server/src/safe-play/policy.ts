import type { Caller } from '#kernel/caller.ts'
import type { SafePlayPolicy } from './content.ts'
import { strictest, timeZoneIn } from './safe-play-rules.ts'

const UNSAID: SafePlayPolicy = { rules: strictest, helplines: [] }

type Asked = Pick<Caller, 'merchant'> & { readonly network: Pick<Caller['network'], 'country'> }

/** The country from which the caller comes; where that is not known, the merchant's own. */
export const countryOf = ({ merchant, network }: Asked): string => network.country ?? merchant.settings.countryCode

/** The policy of the country from which the caller comes; where that is not known, of the merchant's own. */
export const policyFor = (caller: Asked): SafePlayPolicy => {
  const { safePlay } = caller.merchant.content
  return safePlay?.countries[countryOf(caller)] ?? safePlay?.elsewhere ?? UNSAID
}

/** Where days, weeks and months of the merchant's limits begin at midnight. */
export const timeZoneOf = ({ content: { safePlay } }: Caller['merchant']): string => timeZoneIn(safePlay)
