import { OLDEST_ENGINES } from '@foyer/contract/engines'

const OLDEST_CHROME = OLDEST_ENGINES.chrome[0]
const OLDEST_SAFARI = OLDEST_ENGINES.safari

const isOlder = ([major, minor]: readonly [number, number]): boolean =>
  major < OLDEST_SAFARI[0] || (major === OLDEST_SAFARI[0] && minor < OLDEST_SAFARI[1])

const versionOf = (userAgent: string, pattern: RegExp): readonly [number, number] | undefined => {
  const found = pattern.exec(userAgent)
  return found?.[1] ? [Number(found[1]), Number(found[2] ?? 0)] : undefined
}

/** Whether the browser says it is too old to run the pages. A browser that does not say what it is may enter. */
export const isOutdatedBrowser = (userAgent: string): boolean => {
  if (/MSIE |Trident\//.test(userAgent)) return true
  // Every browser on iOS is the system's web view, whatever its name.
  const ios = versionOf(userAgent, /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_(\d+)/)
  if (ios) return isOlder(ios)
  const chrome = versionOf(userAgent, /Chrom(?:e|ium)\/(\d+)/)
  if (chrome) return chrome[0] < OLDEST_CHROME
  const safari = versionOf(userAgent, /Version\/(\d+)(?:\.(\d+))?.* Safari\//)
  return safari ? isOlder(safari) : false
}
