import type { Caller } from '#caller.ts'
import type { SafePlayPolicy } from '#merchants/content/safe-play.ts'
import { strictest } from '#merchants/safe-play-rules.ts'

const UNSAID: SafePlayPolicy = { rules: strictest, helplines: [] }

/** The policy of the country from which the caller comes; where that is not known, of the merchant's own. */
export const policyFor = ({ merchant, network }: Pick<Caller, 'merchant' | 'network'>): SafePlayPolicy => {
  const { safePlay } = merchant.content
  return safePlay?.countries[network.country ?? merchant.settings.countryCode] ?? safePlay?.elsewhere ?? UNSAID
}

/** Where days, weeks and months of the merchant's limits begin at midnight. */
export const timeZoneOf = ({ content: { safePlay } }: Caller['merchant']): string => safePlay?.timeZone ?? 'UTC'
