/** The first that fits: browsers name others too, and those that do so stand before them. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const named = (list: readonly (readonly [sign: string, name: string])[], userAgent: string): string | undefined =>
  list.find(([sign]) => userAgent.includes(sign))?.[1]

/** Browser and system by a user agent: Chrome, Android. What fits nothing is shown as it is, cut short. */
export const deviceOf = (userAgent: string): string =>
  [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter(Boolean).join(', ') || userAgent.slice(0, 40) || '–'
