import type { SafePlayRules } from '@foyer/contract/safe-play/safe-play-content'

/** What holds where a merchant says nothing: of each rule, the strictest that a country known to us asks for (docs/safe-play.md). */
export const strictest: SafePlayRules = {
  coolingHours: 72,
  waitForPeriodEnd: true,
  periods: ['day', 'week', 'month'],
  required: ['deposit', 'loss', 'time'],
  breaks: [24, 168, 720, 1008],
  exclusions: [6, 12, 60],
  returnHours: 168,
  realityMinutes: 30,
  depositRewards: false,
  roundMs: 5_000,
}

/** Where days, weeks and months of a merchant begin at midnight. */
export const timeZoneIn = (safePlay: { readonly timeZone: string } | undefined): string => safePlay?.timeZone ?? 'UTC'
