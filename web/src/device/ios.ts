/** The iOS version as major + minor / 100 (16.4 is 16.04); infinite if unknown. Since iOS 26 only `Version/` is right. */
export const iosVersionOf = (userAgent: string): number => {
  const versions = [...userAgent.matchAll(/(?:\bOS |Version\/)(\d+)[._](\d+)/g)].map(([, major, minor]) => Number(major) + Number(minor) / 100)
  return versions.length > 0 ? Math.max(...versions) : Number.POSITIVE_INFINITY
}

/** Browsers on iOS, told apart by where their Share button is; `other` for apps' web views, which cannot add to the home screen. */
export type IosBrowser = 'safari' | 'chrome' | 'edge' | 'firefox' | 'other'

const marks: readonly (readonly [RegExp, IosBrowser])[] = [
  [/EdgiOS\//, 'edge'],
  [/CriOS\//, 'chrome'],
  [/FxiOS\//, 'firefox'],
  [/GSA\/|OPT\/|YaBrowser|DuckDuckGo|FBA[NV]|Instagram|Line\/|MicroMessenger/, 'other'],
  [/Version\/[\d.]+.* Safari\//, 'safari'],
]

export const iosBrowserOf = (userAgent: string): IosBrowser => marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other'
