import { describe, expect, test } from 'vitest'
import { iosBrowserOf, iosVersionOf } from './ios.ts'

const webkit = (system: string, end: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`
const agents = {
  safari18: webkit('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1'),
  // Since iOS 26 the user agent no longer changes the system's version.
  safari26: webkit('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'),
  chrome: webkit('17_5', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'),
  edge: webkit('17_5', 'Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15'),
  firefox: webkit('17_5', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15'),
  google: webkit('17_5', 'GSA/324.0 Mobile/15E148 Safari/604.1'),
  // Like Safari but for its own name; it cannot add to the home screen.
  duckDuckGo: webkit('17_5', 'Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
  facebook: webkit('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]'),
} as const

describe('iOS by its user agent (spec 2 §2, iOS guide modal)', () => {
  test.each([
    ['safari18', 18.05, 'safari'],
    ['safari26', 26, 'safari'],
    ['chrome', 17.05, 'chrome'],
    ['edge', 17.05, 'edge'],
    ['firefox', 17.05, 'firefox'],
    ['google', 17.05, 'other'],
    ['duckDuckGo', 17.05, 'other'],
    ['facebook', 17.05, 'other'],
  ] as const)('%s is version %d of %s', (name, version, browser) => {
    const userAgent = agents[name]
    expect({ version: iosVersionOf(userAgent), browser: iosBrowserOf(userAgent) }).toEqual({ version, browser })
  })

  test('an unknown browser is like a web view of an app, of the newest version', () => {
    expect([iosVersionOf('unknown'), iosBrowserOf('unknown')]).toEqual([Number.POSITIVE_INFINITY, 'other'])
  })
})
