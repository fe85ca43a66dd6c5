import { describe, expect, test } from 'vitest'
import { isInsideApp } from '#device/in-app.ts'
import { iosBrowserOf, iosVersionOf } from '#device/ios.ts'
import { downloadProfile, OLDER_IOS_MESSAGE } from './download-profile.ts'
import { guideOf, iosWayOf, type IosFacts } from './ios-guide.ts'

const webkit = (system: string, end: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`
const agents = {
  safari18: webkit('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1'),
  // Since iOS 26 the system's version is frozen in it.
  safari26: webkit('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'),
  chrome: webkit('17_5', 'CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1'),
  edge: webkit('17_5', 'Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15'),
  firefox: webkit('17_5', 'FxiOS/127.0 Mobile/15E148 Safari/605.1.15'),
  google: webkit('17_5', 'GSA/324.0 Mobile/15E148 Safari/604.1'),
  facebook: webkit('17_5', 'Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]'),
} as const

const factsOf = (userAgent: string, more: Partial<IosFacts> = {}): IosFacts => ({
  version: iosVersionOf(userAgent),
  browser: iosBrowserOf(userAgent),
  tablet: false,
  ...more,
})

describe('iOS by its user agent (field notes, Shell)', () => {
  test.each([
    ['safari18', 18.05, 'safari'],
    ['safari26', 26, 'safari'],
    ['chrome', 17.05, 'chrome'],
    ['edge', 17.05, 'edge'],
    ['firefox', 17.05, 'firefox'],
    ['google', 17.05, 'other'],
    ['facebook', 17.05, 'other'],
  ] as const)('%s is version %d of %s', (name, version, browser) => {
    expect(factsOf(agents[name])).toEqual({ version, browser, tablet: false })
  })
})

describe('the iOS guide (spec 2 §2): right words for each', () => {
  test('iOS 18 shares in the toolbar, iOS 26 behind ••• and with View More; a tablet’s toolbar shows Share', () => {
    expect(guideOf(factsOf(agents.safari18))).toEqual({ share: 'guide_share', hint: 'guide_add_scroll' })
    expect(guideOf(factsOf(agents.safari26))).toEqual({ share: 'guide_share_compact', hint: 'guide_add_more' })
    expect(guideOf(factsOf(agents.safari26, { tablet: true }))).toEqual({ share: 'guide_share', hint: 'guide_add_more' })
  })

  test('Chrome shares beside the address, Edge and Firefox from their menu', () => {
    expect(guideOf(factsOf(agents.chrome)).share).toBe('guide_share_address')
    expect(guideOf(factsOf(agents.edge)).share).toBe('guide_share_menu')
    expect(guideOf(factsOf(agents.firefox)).share).toBe('guide_share_menu')
  })
})

describe('the footer’s variants (spec 2 §2)', () => {
  test('Safari shows how to share; an older iOS gets the profile where there is one', () => {
    expect(iosWayOf(factsOf(agents.safari18), true)).toBe('share')
    expect(iosWayOf(factsOf(agents.safari18, { version: 16.03 }), true)).toBe('profile')
    expect(iosWayOf(factsOf(agents.safari18, { version: 16.03 }), false)).toBe('share')
  })

  test('other browsers can since iOS 16.4; before it, and in web views, the hint leads to Safari', () => {
    expect(iosWayOf(factsOf(agents.chrome, { version: 16.04 }), true)).toBe('share')
    expect(iosWayOf(factsOf(agents.chrome, { version: 16.03 }), true)).toBe('legacy')
    expect(iosWayOf(factsOf(agents.facebook), true)).toBe('legacy')
  })
})

describe('the configuration profile (spec 2 §4, §9)', () => {
  const run = (version: number) => {
    const done: string[] = []
    const pending: (() => void)[] = []
    downloadProfile({
      version,
      tellSettings: ms => done.push(`settings ${ms}`),
      tellTips: () => done.push('tips'),
      leaveTo: () => done.push('download'),
      schedule: (work, ms) => pending.push(() => (done.push(`after ${ms}`), work())),
      onReturn: work => pending.push(() => (done.push('return'), work())),
    })
    const first = [...done]
    for (const work of pending) work()
    return { first, all: done }
  }

  test('an older iOS is told to go to the settings for 4 s, then it downloads', () => {
    expect(OLDER_IOS_MESSAGE).toBe(4_000)
    expect(run(16.07)).toEqual({ first: ['settings 4000'], all: ['settings 4000', 'after 4000', 'download'] })
  })

  test('iOS 17 and later download at once; the tip is shown on return', () => {
    expect(run(17)).toEqual({ first: ['download'], all: ['download', 'return', 'tips'] })
  })
})

describe('inside the app (spec 2 §4)', () => {
  const browser = { userAgent: agents.safari18, touchPoints: 5, standalone: false }

  test('is the native app, the home screen, or an address that says so', () => {
    expect(isInsideApp(browser, '')).toBe(false)
    expect(isInsideApp({ ...browser, standalone: true }, '')).toBe(true)
    expect(isInsideApp({ ...browser, userAgent: `${agents.facebook} FoyerApp/2.4.39` }, '')).toBe(true)
    expect(isInsideApp(browser, '?inApp=1')).toBe(true)
    for (const search of ['?inApp=0', '?inApp=false', '?inApp=']) expect(isInsideApp(browser, search)).toBe(false)
  })
})
