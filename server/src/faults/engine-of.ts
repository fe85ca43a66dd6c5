/** What names an engine in a `User-Agent`, the first that fits. Every browser on iOS is the system's, and Chrome's versions have no second number. */
const ENGINES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? Version\/(\d{1,3}(?:\.\d{1,2})?)/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS (\d{1,3}_\d{1,2})/],
  ['Firefox', / Firefox\/(\d{1,3})/],
  ['Android web view', /; wv\).*Chrome\/(\d{1,3})/],
  ['Chrome', /Chrom(?:e|ium)\/(\d{1,3})/],
  ['Safari', / Version\/(\d{1,3}(?:\.\d{1,2})?)/],
]

/** The engine and version behind a `User-Agent` header, e.g. `iOS 16.3` or `Chrome 92`; `other` if it is none that we know. Nothing else of the header is in it. */
export const engineOf = (userAgent: string): string => {
  for (const [name, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return `${name} ${version.replace('_', '.')}`
  }
  return 'other'
}
