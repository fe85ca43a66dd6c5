/** The iOS version as major + minor / 100 (16.4 is 16.04); infinite where none is told. Since iOS 26 only `Version/` tells the true one. */
export const iosVersionOf = (userAgent: string): number => {
  const versions = [...userAgent.matchAll(/(?:\bOS |Version\/)(\d+)[._](\d+)/g)].map(([, major, minor]) => Number(major) + Number(minor) / 100)
  return versions.length > 0 ? Math.max(...versions) : Number.POSITIVE_INFINITY
}

/** Browsers on iOS by where they keep Share; `other` for web views of apps, which have no way to the home screen. */
export type IosBrowser = 'safari' | 'chrome' | 'edge' | 'firefox' | 'other'

const marks: readonly (readonly [RegExp, IosBrowser])[] = [
  [/EdgiOS\//, 'edge'],
  [/CriOS\//, 'chrome'],
  [/FxiOS\//, 'firefox'],
  [/GSA\/|OPT\/|YaBrowser|DuckDuckGo|FBA[NV]|Instagram|Line\/|MicroMessenger/, 'other'],
  [/Version\/[\d.]+.* Safari\//, 'safari'],
]

export const iosBrowserOf = (userAgent: string): IosBrowser => marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other'
